import type { Organization, OrganizationStoreBody } from '@hamyar/contracts';
import { fileReference, type FormFile } from '@hamyar/module-kit/files';
import { wholeBody } from '@hamyar/module-kit/form';
import { toEn } from '@hamyar/persian';
import { toIsoDate, endOfDay } from '../../shared/expiry-date.ts';
import type { AddressValues } from '@hamyar/module-kit/address';

export type MembersSeeAll = 'system' | 'yes' | 'no';

/** The form values of an organisation (spec 3.13). */
export interface OrganizationValues extends AddressValues {
  branch_id: number | null;
  name: string;
  customer_level_id: number | null;
  phone: string;
  website: string;
  /** Civil day, `YYYY-MM-DD`. */
  expire_date: string | null;
  address: string;
  description: string;
  /** Whether members see each other's tickets: as the settings say, or a choice of its own. */
  members_see_all: MembersSeeAll;
  /** Null for any number. */
  max_open_tickets: number | null;
  sla_id: number | null;
  /** The stored file, an upload, or none. */
  contract_file: FormFile | null;
}

export const emptyOrganization: OrganizationValues = {
  branch_id: null,
  name: '',
  customer_level_id: null,
  phone: '',
  website: '',
  expire_date: null,
  address: '',
  description: '',
  members_see_all: 'system',
  max_open_tickets: null,
  sla_id: null,
  contract_file: null,
  country_id: 364,
  state_id: null,
  city_id: null,
  city_name: '',
};

/** Form values of a stored organisation. */
export function organizationToForm(organization: Organization): OrganizationValues {
  return {
    branch_id: organization.branch_id,
    name: organization.name,
    customer_level_id: organization.customer_level_id,
    phone: organization.phone ?? '',
    website: organization.website ?? '',
    expire_date: toIsoDate(organization.expire_date),
    address: organization.address ?? '',
    description: organization.description ?? '',
    members_see_all: organization.members_see_all === null ? 'system' : organization.members_see_all ? 'yes' : 'no',
    max_open_tickets: organization.max_open_tickets,
    sla_id: organization.sla?.id ?? null,
    contract_file: organization.contract_file,
    country_id: organization.country_id,
    state_id: organization.state_id,
    city_id: organization.city_id,
    city_name: organization.city_id ? '' : (organization.city ?? ''),
  };
}

const emptyToNull = (text: string) => text.trim() || null;

/** The request body of the form values. Only the full admin sends the branch (spec 5.20), and none a policy without a license for them. */
export function organizationToBody(
  values: OrganizationValues,
  { fullAdmin, sla }: { fullAdmin: boolean; sla: boolean },
): OrganizationStoreBody {
  return wholeBody<OrganizationStoreBody>({
    name: values.name.trim(),
    customer_level_id: values.customer_level_id ?? 0,
    phone: emptyToNull(toEn(values.phone)),
    website: emptyToNull(values.website),
    expire_date: endOfDay(values.expire_date),
    address: emptyToNull(values.address),
    description: emptyToNull(values.description),
    members_see_all: values.members_see_all === 'system' ? null : values.members_see_all === 'yes',
    max_open_tickets: values.max_open_tickets,
    sla_id: sla ? values.sla_id : undefined,
    country_id: values.country_id,
    state_id: values.state_id,
    city_id: values.city_id,
    city_name: emptyToNull(values.city_name),
    contract_file: values.contract_file && fileReference(values.contract_file),
    // the form has no such field
    status: undefined,
    branch_id: (fullAdmin && values.branch_id) || undefined,
  });
}
