import type { Organization } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, rules, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FileField, useFormUploads } from '@hamyar/module-kit/files';
import {
  Form,
  FormActions,
  FormField,
  useResourceForm,
  type FieldSpecs,
  type ResourceForm,
} from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import type { ReactNode } from 'react';
import { useCreateOrganizationMutation, useUpdateOrganizationMutation } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { AddressFields } from '../../shared/address-fields.tsx';
import {
  emptyOrganization,
  organizationToBody,
  organizationToForm,
  type OrganizationValues,
} from './organization.conversions.ts';

const text = fa.organizations;

interface OrganizationEditorProps {
  organization?: Organization;
  onDone(id: number): void;
  onCancel(): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/**
 * The checks of the organisation form before it is sent (spec 3.13, 5.6). Only the full admin chooses the branch (spec
 * 5.20).
 */
const fieldsFor = (fullAdmin: boolean): FieldSpecs<OrganizationValues> => ({
  name: { required: true },
  customer_level_id: { required: true },
  branch_id: { required: fullAdmin },
  website: { rules: [rules.url()] },
});

/** Creates or changes an organisation (spec 2.61, 3.13, 5.19). */
export function OrganizationEditor({ organization, onDone, onCancel, actions }: OrganizationEditorProps) {
  const { full_admin: fullAdmin } = useSession();
  const [create] = useCreateOrganizationMutation();
  const [update] = useUpdateOrganizationMutation();
  const form = useResourceForm<OrganizationValues, { id: number }>({
    initial: organization ? organizationToForm(organization) : emptyOrganization,
    fields: fieldsFor(fullAdmin),
    draft: { key: `organization-${organization?.id ?? 'new'}` },
    send: async (values) => {
      const body = organizationToBody(values, { fullAdmin });
      if (!organization) return create(body);
      return update({ id: organization.id, ...body, version: organization.version });
    },
    onSaved: ({ id }) => {
      toast.success(organization ? text.updated : text.created);
      onDone(id);
    },
  });
  const uploads = useFormUploads(form, 'contract_file', 'organization_contract');
  return (
    <Form form={form} label={organization ? text.edit : text.new}>
      <OrganizationFields form={form} fullAdmin={fullAdmin} />
      <FileField form={form} uploads={uploads} label={text.contractFile} />
      <FormActions form={form} onCancel={onCancel}>
        {actions}
      </FormActions>
    </Form>
  );
}

function OrganizationFields({ form, fullAdmin }: { form: ResourceForm<OrganizationValues>; fullAdmin: boolean }) {
  const levels = useReferenceList('customer_levels') ?? [];
  const branches = useReferenceList('branches') ?? [];
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={150} />}
        </FormField>
        <FormField form={form} name="customer_level_id" label={text.level}>
          {(control) => <Select {...control} options={levels.map(({ id, name }) => ({ value: id, label: name }))} />}
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
        <AddressFields form={form} />
        <FormField form={form} name="expire_date" label={text.expireDate}>
          {(control) => <JalaliDate {...control} />}
        </FormField>
        <FormField form={form} name="website" label={text.website}>
          {(control) => <TextField {...control} ltr inputMode="url" maxLength={200} placeholder="https://" />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="address" label={fa.form.address}>
        {(control) => <TextArea {...control} rows={2} maxLength={500} />}
      </FormField>
      <FormField form={form} name="description" label={fa.form.description}>
        {(control) => <TextArea {...control} rows={2} maxLength={2000} />}
      </FormField>
      <FormField form={form} name="members_see_all" label={text.membersSeeAll}>
        {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.membersSeeAll} />}
      </FormField>
    </>
  );
}
