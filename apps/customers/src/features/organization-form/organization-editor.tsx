import { SLA_IS_LICENSED, type Organization } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { useGate, useSession } from '@hamyar/module-sdk';
import type { ReactNode } from 'react';
import { useCreateOrganizationMutation, useUpdateOrganizationMutation } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import {
  emptyOrganization,
  organizationToBody,
  organizationToForm,
  type OrganizationValues,
} from './organization.conversions.ts';
import { organizationChecks } from './organization.validation.ts';
import { OrganizationFields } from './organization-fields.tsx';

const text = fa.organizations;

interface OrganizationEditorProps {
  organization?: Organization;
  onDone(id: number): void;
  onCancel(): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes an organisation (spec 2.61, 3.13, 5.19). */
export function OrganizationEditor({ organization, onDone, onCancel, actions }: OrganizationEditorProps) {
  const { full_admin: fullAdmin } = useSession();
  const sla = useGate(SLA_IS_LICENSED);
  const [create] = useCreateOrganizationMutation();
  const [update] = useUpdateOrganizationMutation();
  const form = useResourceForm<OrganizationValues, { id: number }>({
    initial: organization ? organizationToForm(organization) : emptyOrganization,
    fields: organizationChecks(fullAdmin),
    draft: { key: `organization-${organization?.id ?? 'new'}` },
    send: async (values) => {
      const body = organizationToBody(values, { fullAdmin, sla });
      if (!organization) return create(body);
      return update({ id: organization.id, ...body, version: organization.version });
    },
    onSaved: ({ id }) => {
      toast.success(organization ? text.updated : text.created);
      onDone(id);
    },
  });
  return (
    <Form form={form} label={organization ? text.edit : text.new}>
      <OrganizationFields form={form} sla={organization?.sla} />
      <FormActions form={form} onCancel={onCancel}>
        {actions}
      </FormActions>
    </Form>
  );
}
