import type { OffDay, OffDayKind, OffDayRepeat, OffDayStoreBody } from '@hamyar/contracts/calendar';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { wholeBody } from '@hamyar/module-kit/form';
import { fa } from '../messages/fa.ts';

/** Values of the form of a day off. */
export interface OffDayValues {
  date: string | null;
  title: string;
  /** Of a partial one only some hours are off. */
  kind: OffDayKind;
  from: string | null;
  to: string | null;
  repeat: OffDayRepeat;
  /** Empty for all of them. */
  branch_ids: number[];
}

const MIDNIGHT = '00:00';
/** Stands for all branches on the wire (decisions 2.7). */
const ALL_BRANCHES = -1;

export const emptyOffDay = (date: string): OffDayValues => ({
  ...{ date, title: '', kind: 'company', from: null, to: null, repeat: 'none', branch_ids: [] },
});

/** The form values of a stored day off; of one that repeats the date on which it began. */
export const offDayToForm = ({ first_date, title, kind, from, to, repeat, branch_ids }: OffDay): OffDayValues => ({
  date: first_date,
  title,
  kind,
  from,
  // the end of the day
  to: to === '24:00' ? MIDNIGHT : to,
  repeat: repeat ?? 'none',
  branch_ids: branch_ids.filter((id) => id !== ALL_BRANCHES),
});

/** The body of a day off from the form values; only the full admin chooses its branches. */
export const offDayToBody = ({ date, title, kind, from, to, repeat, branch_ids }: OffDayValues, all: boolean) =>
  wholeBody<OffDayStoreBody>({
    date: date ?? '',
    title: title.trim(),
    kind,
    repeat,
    branch_ids: all ? (branch_ids.length > 0 ? branch_ids : [ALL_BRANCHES]) : undefined,
    from: kind === 'partial' ? from : null,
    to: kind === 'partial' ? (to === MIDNIGHT ? '24:00' : to) : null,
  });

const hoursNeeded = (value: unknown, values: Record<string, unknown>): string | null =>
  values.kind === 'partial' && !value ? fa.offDay.hoursNeeded : null;

export const offDayFields: FieldSpecs<OffDayValues> = {
  date: { required: true },
  title: { required: true },
  from: { rules: [hoursNeeded] },
  to: { rules: [hoursNeeded] },
};
