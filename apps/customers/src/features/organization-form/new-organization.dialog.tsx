import { SLA_IS_LICENSED } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { useGate, useSession } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { useCreateOrganizationInDialogMutation } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { emptyOrganization, organizationToBody, type OrganizationValues } from './organization.conversions.ts';
import { organizationChecks } from './organization.validation.ts';
import { OrganizationFields } from './organization-fields.tsx';

const text = fa.organizations;

/** Creates an organisation over the list (spec 2.61, 3.13); its draft is that of the page. */
export function NewOrganizationDialog({ onClose }: { onClose(): void }) {
  const { full_admin: fullAdmin } = useSession();
  const sla = useGate(SLA_IS_LICENSED);
  const [create] = useCreateOrganizationInDialogMutation();
  const form = useDialogForm<OrganizationValues, { id: number }>({
    initial: emptyOrganization,
    fields: organizationChecks(fullAdmin),
    draft: { key: 'organization-new' },
    send: (values) => create(organizationToBody(values, { fullAdmin, sla })),
    onSaved: () => {
      toast.success(text.created);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text.new} width="organization" submitLabel={shared.save} onClose={onClose}>
      <OrganizationFields form={form} />
    </FormDialog>
  );
}
