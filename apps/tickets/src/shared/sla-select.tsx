import { SLA_IS_LICENSED } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useAllSlaPoliciesQuery } from '../api/sla.api.ts';
import { faCatalog } from '../messages/fa-catalog.ts';

/** The policy of service levels that a category or a service gives to its tickets; none without a license. */
export function SlaSelect<Values extends { sla_id: number | null }>({ form }: { form: ResourceForm<Values> }) {
  const licensed = useGate(SLA_IS_LICENSED);
  const { data } = useAllSlaPoliciesQuery(licensed ? undefined : skipToken);
  if (!licensed) return null;
  const policies = data?.data ?? [];
  const chosen = form.values.sla_id;
  const known = policies.some(({ id }) => id === chosen);
  const options = policies
    .filter(({ id, status }) => status || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormField form={form as unknown as ResourceForm<{ sla_id: number | null }>} name="sla_id" label={faCatalog.sla}>
      {(control) => (
        <Select
          {...control}
          clearable
          placeholder={faCatalog.byCustomerLevel}
          options={chosen === null || known ? options : [...options, { value: chosen, label: shared.deletedChoice }]}
        />
      )}
    </FormField>
  );
}
