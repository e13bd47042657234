import type { Ticket, TicketContent } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useTicketContentUpdateMutation } from '../../api/ticket-staff.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ticketOutcome } from '../../shared/ticket-outcome.ts';
import { useMentions } from '../../shared/use-mentions.ts';

const text = faStaff.editing;
/** Pixels. */
const WIDTH = 680;

interface EditMessageDialogProps {
  ticket: Ticket;
  content: TicketContent;
  onClose(): void;
}

/** Changes the text of a message or a note (decisions 2.4). */
export function EditMessageDialog({ ticket, content, onClose }: EditMessageDialogProps) {
  const [update] = useTicketContentUpdateMutation();
  const note = content.type === 'note';
  const mentions = useMentions(ticket.id);
  const form = useDialogForm<{ body_html: string }, Ticket | null>({
    initial: { body_html: content.body_html },
    fields: { body_html: { allowHtml: true } },
    askOnLeave: true,
    send: async ({ body_html }) =>
      ticketOutcome(
        ticket.id,
        await update({ id: ticket.id, content_id: content.id, body_html, edit_count: content.edit_count }),
      ),
    onSaved: () => {
      toast.success(text.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={note ? text.note : text.title}
      width={WIDTH}
      submitLabel={text.save}
      initialFocus="[contenteditable=true]"
      onClose={onClose}
    >
      <FormField form={form} name="body_html" label={text.label}>
        {({ required: _required, ...control }) => (
          <RichTextEditor
            {...control}
            label={text.label}
            tone={note ? 'note' : 'reply'}
            mentions={note ? mentions : undefined}
            minHeight={140}
            maxHeight={380}
            onSubmit={() => void form.submit()}
          />
        )}
      </FormField>
      <Alert tone="info">{note ? text.noteHint : text.notRecalled}</Alert>
    </FormDialog>
  );
}
