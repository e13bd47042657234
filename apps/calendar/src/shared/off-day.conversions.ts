import type { OffDay, OffDayStoreBody } from '@hamyar/contracts/calendar';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { wholeBody } from '@hamyar/module-kit/form';
import { fa } from '../messages/fa.ts';

/** Values of the form of a day off. */
export interface OffDayValues {
  date: string | null;
  title: string;
  /** Only some hours are off. */
  partial: boolean;
  from: string | null;
  to: string | null;
  yearly: boolean;
}

const MIDNIGHT = '00:00';

export const emptyOffDay = (date: string): OffDayValues => ({
  ...{ date, title: '', partial: false, from: null, to: null, yearly: false },
});

/** The form values of a stored day off; of one that repeats the date on which it began. */
export const offDayToForm = ({ first_date, title, from, to, repeat }: OffDay): OffDayValues => ({
  date: first_date,
  title,
  partial: from !== null,
  from,
  // the end of the day
  to: to === '24:00' ? MIDNIGHT : to,
  yearly: repeat === 'jalali_yearly',
});

/** The body of a day off from the form values. */
export const offDayToBody = ({ date, title, partial, from, to, yearly }: OffDayValues) =>
  wholeBody<OffDayStoreBody>({
    date: date ?? '',
    title: title.trim(),
    repeat: yearly ? 'jalali_yearly' : 'none',
    from: partial ? from : null,
    to: partial ? (to === MIDNIGHT ? '24:00' : to) : null,
  });

const hoursNeeded = (value: unknown, values: Record<string, unknown>): string | null =>
  values.partial && !value ? fa.offDay.hoursNeeded : null;

export const offDayFields: FieldSpecs<OffDayValues> = {
  date: { required: true },
  title: { required: true },
  from: { rules: [hoursNeeded] },
  to: { rules: [hoursNeeded] },
  yearly: { wire: 'repeat' },
};
