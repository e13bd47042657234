import { JalaliDateTime } from '@hamyar/design-system/dates';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, type SendResult } from '@hamyar/module-kit/form';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.states;

interface ScheduleDialogProps {
  now: number;
  send(publishAt: number): Promise<SendResult<unknown>>;
  onClose(): void;
}

/** Asks when an article is to be published. */
export function ScheduleDialog({ now, send, onClose }: ScheduleDialogProps) {
  const form = useDialogForm<{ publish_at: number | null }>({
    initial: { publish_at: null },
    fields: { publish_at: { required: true, rules: [(at) => (Number(at) > now ? null : text.future)] } },
    send: (values) => send(values.publish_at!),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text.scheduleTitle} submitLabel={text.scheduled} onClose={onClose}>
      <FormField form={form} name="publish_at" label={staffText.editor.publishAt}>
        {(control) => <JalaliDateTime {...control} min={now} />}
      </FormField>
    </FormDialog>
  );
}
