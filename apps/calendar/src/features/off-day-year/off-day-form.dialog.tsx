import type { OffDay } from '@hamyar/contracts/calendar';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { useGate } from '@hamyar/module-sdk';
import { fill, shared } from '@hamyar/persian';
import { useCreateOffDayMutation, useUpdateOffDayMutation } from '../../api/off-day.api.ts';
import { fa } from '../../messages/fa.ts';
import { faSettings } from '../../messages/fa-settings.ts';
import {
  emptyOffDay,
  offDayFields,
  offDayToBody,
  offDayToForm,
  type OffDayValues,
} from '../../shared/off-day.conversions.ts';
import { OffDayFields } from '../../shared/off-day-fields.tsx';
import { dayText } from '../../shared/period.rules.ts';
import { dayOfIso } from '../../shared/wall-time.ts';

const text = faSettings.offDays;

interface OffDayFormDialogProps {
  /** The day off that is changed; without it a new one is added. */
  stored: OffDay | null;
  /** The date of a new one, Gregorian `YYYY-MM-DD`. */
  date: string;
  onClose(): void;
}

/** Adds a day off of the company, or changes one. */
export function OffDayFormDialog({ stored, date, onClose }: OffDayFormDialogProps) {
  const all = useGate({ role: 'full_admin' });
  const [create] = useCreateOffDayMutation();
  const [update] = useUpdateOffDayMutation();
  const form = useDialogForm<OffDayValues>({
    initial: stored ? offDayToForm(stored) : emptyOffDay(date),
    fields: offDayFields,
    askOnLeave: true,
    send: async (values) => {
      const body = offDayToBody(values, all);
      return stored?.id ? update({ id: stored.id, ...body }) : create(body);
    },
    onSaved: () => {
      toast.success(fa.offDay.saved);
      onClose();
    },
  });
  const repeats = stored !== null && stored.repeat !== 'none';
  return (
    <FormDialog
      form={form}
      width={560}
      title={stored ? text.editTitle : text.add}
      submitLabel={shared.save}
      onClose={onClose}
    >
      <OffDayFields form={form} all={all} />
      {repeats ? <p>{fill(text.repeats, { date: dayText(dayOfIso(stored.first_date)) })}</p> : null}
    </FormDialog>
  );
}
