import type { TicketTemplate } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { DeleteButton, useNewest } from '@hamyar/module-kit/form';
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
      footerEnd={stored ? <DeleteTemplate template={stored} disabled={form.sending} onDeleted={onClose} /> : null}
      onClose={onClose}
    >
      <TemplateFields form={form} minHeight={120} />
    </FormDialog>
  );
}

interface DeleteTemplateProps {
  template: TicketTemplate;
  disabled: boolean;
  onDeleted(): void;
}

function DeleteTemplate({ template, disabled, onDeleted }: DeleteTemplateProps) {
  const [remove] = useDeleteTicketTemplateMutation();
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(template.name) }) }}
      remove={() => remove(template.id).unwrap()}
      deleted={text.deleted}
      {...{ disabled, onDeleted }}
    >
      {text.delete}
    </DeleteButton>
  );
}
