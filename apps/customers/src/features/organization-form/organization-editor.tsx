import type { Organization } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import {
  Form,
  FormField,
  FormGrid,
  rules,
  Select,
  TextArea,
  TextField,
  useForm,
  type FormHandle,
} from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { useDraft, useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import type { ReactNode } from 'react';
import { useCreateOrganizationMutation, useUpdateOrganizationMutation } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { AddressFields } from '../../shared/address-fields.tsx';
import { useSubmit } from '../../shared/use-submit.ts';
import {
  emptyOrganization,
  organizationToBody,
  organizationToForm,
  type OrganizationValues,
} from './organization.conversions.ts';

const text = fa.organizations;

interface OrganizationEditorProps {
  organization?: Organization;
  onDone: (id: number) => void;
  /** The buttons; they stand where the dialog or the page wants them. */
  footer: (state: { form: FormHandle<OrganizationValues>; busy: boolean; forget: () => void }) => ReactNode;
}

/** Makes or changes an organisation (spec 2.61, 3.13, 5.19). */
export function OrganizationEditor({ organization, onDone, footer }: OrganizationEditorProps) {
  const form = useForm<OrganizationValues>();
  const { full_admin: fullAdmin } = useSession();
  const draft = useDraft<OrganizationValues | null>(`organization-${organization?.id ?? 'new'}`, null);
  const { busy, submit } = useSubmit(form);
  const [create] = useCreateOrganizationMutation();
  const [update] = useUpdateOrganizationMutation();
  const start = organization ? organizationToForm(organization) : emptyOrganization;

  const save = (values: OrganizationValues) =>
    submit(async () => {
      const body = organizationToBody({ ...start, ...values }, { fullAdmin });
      if (organization) {
        await update({ id: organization.id, ...body, version: organization.version }).unwrap();
        toast.success(text.updated);
        draft.clear();
        return onDone(organization.id);
      }
      const { id } = await create(body).unwrap();
      toast.success(text.created);
      draft.clear();
      return onDone(id);
    });

  return (
    <Form
      form={form}
      label={organization ? text.edit : text.new}
      initialValues={{ ...start, ...draft.value }}
      onSubmit={(values) => void save(values)}
      onChange={(_, values) => draft.set(values)}
    >
      <OrganizationFields form={form} fullAdmin={fullAdmin} onAddressChange={draft.set} />
      {footer({ form, busy, forget: draft.clear })}
    </Form>
  );
}

function OrganizationFields({
  form,
  fullAdmin,
  onAddressChange,
}: {
  form: FormHandle<OrganizationValues>;
  fullAdmin: boolean;
  onAddressChange: (values: OrganizationValues) => void;
}) {
  const levels = useReferenceList('customerLevels') ?? [];
  const branches = useReferenceList('branches') ?? [];
  return (
    <>
      <FormGrid>
        <FormField name="name" label={text.name} required>
          <TextField maxLength={150} />
        </FormField>
        <FormField name="customer_level_id" label={text.level} required>
          <Select options={levels.map(({ id, name }) => ({ value: id, label: name }))} />
        </FormField>
        {fullAdmin ? (
          <FormField name="branch_id" label={text.branch} required help={fa.form.branchHelp}>
            <Select options={branches.map(({ id, name }) => ({ value: id, label: name }))} />
          </FormField>
        ) : null}
        <FormField name="phone" label={text.phone}>
          <TextField ltr inputMode="tel" maxLength={20} />
        </FormField>
        <AddressFields form={form} onChange={onAddressChange} />
        <FormField name="expire_date" label={text.expireDate}>
          <JalaliDate />
        </FormField>
        <FormField name="website" label={text.website} rules={[rules.url()]}>
          <TextField ltr inputMode="url" maxLength={200} placeholder="https://" />
        </FormField>
      </FormGrid>
      <FormField name="address" label={fa.form.address}>
        <TextArea rows={2} maxLength={500} />
      </FormField>
      <FormField name="description" label={fa.form.description}>
        <TextArea rows={2} maxLength={2000} />
      </FormField>
      <FormField name="members_see_all" label={text.membersSeeAll} valueProp="checked">
        <Switch label={text.membersSeeAll} />
      </FormField>
    </>
  );
}
