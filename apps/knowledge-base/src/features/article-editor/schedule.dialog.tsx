import { JalaliDateTime } from '@hamyar/design-system/dates';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.states;

interface ScheduleDialogProps {
  now: number;
  onSend(at: number): void;
  onClose(): void;
}

/** Asks when an article is to be published. */
export function ScheduleDialog({ now, onSend, onClose }: ScheduleDialogProps) {
  const form = useDialogForm<{ at: number | null }, number>({
    initial: { at: null },
    fields: { at: { required: true, rules: [(at) => (Number(at) > now ? null : text.future)] } },
    send: ({ at }) => Promise.resolve({ data: at! }),
    onSaved: onSend,
  });
  return (
    <FormDialog form={form} title={text.scheduleTitle} submitLabel={text.scheduled} onClose={onClose}>
      <FormField form={form} name="at" label={staffText.editor.publishAt}>
        {(control) => <JalaliDateTime {...control} min={now} />}
      </FormField>
    </FormDialog>
  );
}
