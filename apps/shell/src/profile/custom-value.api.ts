import {
  CUSTOMER_FIELDS_ARE_LICENSED,
  customerCustomFieldGet,
  customerCustomFieldUpdate,
  ORGANIZATION_FIELDS_ARE_LICENSED,
  organizationCustomFieldGet,
  organizationCustomFieldUpdate,
} from '@hamyar/contracts/forms';
import { useGate, useSession } from '@hamyar/module-sdk';
import { api, fromCall, skipToken } from '@hamyar/store';

/** The public custom fields of the customer and, for a supervisor, of the organisation (spec 7.26, decisions 2.8). */
const ownFieldsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownCustomerFields: build.query({
      ...fromCall(customerCustomFieldGet, { input: (id: number) => ({ id }), failures: 'page' }),
    }),
    ownOrganizationFields: build.query({
      ...fromCall(organizationCustomFieldGet, { input: (id: number) => ({ id }), failures: 'page' }),
    }),
    fillInOwnFields: build.mutation({
      ...fromCall(customerCustomFieldUpdate, { failures: 'form' }),
      // the answer is shown in the moment in which the form forgets what was typed
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(ownFieldsApi.util.updateQueryData('ownCustomerFields', id, () => saved.data));
      },
    }),
    fillInOwnOrganization: build.mutation({
      ...fromCall(organizationCustomFieldUpdate, { failures: 'form' }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(ownFieldsApi.util.updateQueryData('ownOrganizationFields', id, () => saved.data));
      },
    }),
  }),
});

const { useOwnCustomerFieldsQuery, useOwnOrganizationFieldsQuery } = ownFieldsApi;
export const { useFillInOwnFieldsMutation, useFillInOwnOrganizationMutation } = ownFieldsApi;

/**
 * The readings of the fields that a customer fills in; nothing is asked where the license has none [6.32], and while
 * only the password may be changed.
 */
export function useOwnFields() {
  const { id, employee, supervisor, organization, must_change_password: locked } = useSession();
  const ofCustomer = useGate(CUSTOMER_FIELDS_ARE_LICENSED) && !employee && !locked;
  const ofOrganization = useGate(ORGANIZATION_FIELDS_ARE_LICENSED) && supervisor && organization !== null && !locked;
  const again = { refetchOnMountOrArgChange: true };
  const customer = useOwnCustomerFieldsQuery(ofCustomer ? id : skipToken, again);
  const own = useOwnOrganizationFieldsQuery(ofOrganization ? organization.id : skipToken, again);
  return { customer, organization: own, loading: customer.isLoading || own.isLoading };
}
