import { OPEN_TICKETS_MAX, SLA_IS_LICENSED, type IdAndName } from '@hamyar/contracts';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, NumberField, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { AddressFields } from '@hamyar/module-kit/address';
import { FileField, useFormUploads } from '@hamyar/module-kit/files';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate, useSession } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useAddressLists } from '../../api/geography.api.ts';
import { fa } from '../../messages/fa.ts';
import { levelOptions } from '../../shared/level-options.ts';
import type { OrganizationValues } from './organization.conversions.ts';

const text = fa.organizations;
const MEMBERS_SEE_ALL = (['system', 'yes', 'no'] as const).map((value) => ({ value, label: text.membersSee[value] }));

interface OrganizationFieldsProps {
  form: ResourceForm<OrganizationValues>;
  /** The stored policy of service levels, which may be out of use. */
  sla?: IdAndName | null;
}

/** All fields of an organisation, on its page and in the dialog over the list. Only the full admin chooses the branch (spec 5.20). */
export function OrganizationFields({ form, sla = null }: OrganizationFieldsProps) {
  const { full_admin: fullAdmin } = useSession();
  const uploads = useFormUploads(form, 'contract_file', 'organization_contract');
  const levels = useReferenceList('customer_levels') ?? [];
  const licensed = useGate(SLA_IS_LICENSED);
  const policies = useReferenceList('sla_policies') ?? [];
  const known = policies.some(({ id }) => id === sla?.id);
  const branches = useReferenceList('branches') ?? [];
  const addressLists = useAddressLists(form.values);
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={150} />}
        </FormField>
        <FormField form={form} name="customer_level_id" label={text.level}>
          {(control) => <Select {...control} options={levelOptions(levels, control.value)} />}
        </FormField>
        {fullAdmin ? (
          <FormField form={form} name="branch_id" label={text.branch} help={fa.form.branchHelp}>
            {(control) => (
              <Select {...control} options={branches.map(({ id, name }) => ({ value: id, label: name }))} />
            )}
          </FormField>
        ) : null}
        <FormField form={form} name="phone" label={text.phone}>
          {(control) => <TextField {...control} ltr inputMode="tel" maxLength={20} />}
        </FormField>
        <AddressFields form={form} lists={addressLists} />
        <FormField form={form} name="expire_date" label={text.expireDate}>
          {(control) => <JalaliDate {...control} />}
        </FormField>
        <FormField form={form} name="website" label={text.website}>
          {(control) => <TextField {...control} ltr inputMode="url" maxLength={200} placeholder="https://" />}
        </FormField>
        <FormField form={form} name="max_open_tickets" label={shared.maxOpenTickets} help={text.maxOpenHelp}>
          {(control) => <NumberField {...control} min={1} max={OPEN_TICKETS_MAX} placeholder={shared.withoutLimit} />}
        </FormField>
        {licensed ? (
          <FormField form={form} name="sla_id" label={shared.slaOfTickets}>
            {(control) => (
              <Select
                {...control}
                clearable
                placeholder={shared.notDetermined}
                options={(known ? policies : [...policies, ...(sla ? [sla] : [])]).map(({ id, name }) => ({
                  value: id,
                  label: name,
                }))}
              />
            )}
          </FormField>
        ) : null}
      </FormGrid>
      <FormField form={form} name="address" label={fa.form.address}>
        {(control) => <TextArea {...control} rows={2} maxLength={500} />}
      </FormField>
      <FormField form={form} name="description" label={fa.form.description}>
        {(control) => <TextArea {...control} rows={2} maxLength={2000} />}
      </FormField>
      <FormField form={form} name="members_see_all" label={text.membersSeeAll}>
        {(control) => (
          <Select {...control} options={MEMBERS_SEE_ALL} onChange={(value) => control.onChange(value ?? 'system')} />
        )}
      </FormField>
      <FileField form={form} uploads={uploads} label={text.contractFile} />
    </>
  );
}
