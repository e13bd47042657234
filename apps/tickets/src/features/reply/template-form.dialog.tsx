import type { TicketTemplate } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { useNewest } from '@hamyar/module-kit/form';
import { fill, isolate, shared } from '@hamyar/persian';
import {
  useCreateTicketTemplateInDialogMutation,
  useDeleteTicketTemplateMutation,
  useUpdateTicketTemplateInDialogMutation,
} from '../../api/ticket-template.api.ts';
import { faTemplates as text, templateTitles } from '../../messages/fa-templates.ts';
import {
  emptyTemplate,
  templateToBody,
  templateToForm,
  type TemplateFormValues,
} from '../../shared/template.conversions.ts';
import { TemplateFields, templateFieldSpecs } from '../../shared/template-fields.tsx';

interface TemplateFormDialogProps {
  /** The text to change; absent for a new one. */
  stored?: TicketTemplate;
  onClose(): void;
}

/** Creates or changes a ready-made text for those who write with it (decisions 2.25). */
export function TemplateFormDialog({ stored: given, onClose }: TemplateFormDialogProps) {
  const [stored, follow] = useNewest(given);
  const [create] = useCreateTicketTemplateInDialogMutation();
  const [update] = useUpdateTicketTemplateInDialogMutation();
  const form = useDialogForm<TemplateFormValues, object>({
    initial: stored ? templateToForm(stored) : emptyTemplate('personal'),
    fields: templateFieldSpecs,
    askOnLeave: true,
    send: async (values) => {
      const body = templateToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onConflict: follow,
    onSaved: () => {
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={stored ? templateTitles.edit : templateTitles.new}
      width="organization"
      submitLabel={shared.save}
      footerEnd={stored ? <DeleteButton template={stored} disabled={form.sending} onDeleted={onClose} /> : null}
      onClose={onClose}
    >
      <TemplateFields form={form} minHeight={120} />
    </FormDialog>
  );
}

interface DeleteButtonProps {
  template: TicketTemplate;
  disabled: boolean;
  onDeleted(): void;
}

function DeleteButton({ template, disabled, onDeleted }: DeleteButtonProps) {
  const [remove] = useDeleteTicketTemplateMutation();
  const ask = async () => {
    const title = fill(text.deleteTitle, { name: isolate(template.name) });
    const deleted = await confirmDelete({ title, onYes: () => remove(template.id).unwrap() });
    if (!deleted) return;
    toast.success(text.deleted);
    onDeleted();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} disabled={disabled} onClick={() => void ask()}>
      {text.delete}
    </Button>
  );
}
