import { Field } from '@hamyar/design-system/basics';
import { JalaliDate, JalaliRange } from '@hamyar/design-system/dates';
import { NumberField } from '@hamyar/design-system/fields';
import { faSla } from '../../messages/fa-sla.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { useSeesField } from '../../shared/use-sees-field.ts';
import { controlIdOf, type FilterControl, type FilterDraft } from './filter-control.tsx';
import {
  dayToSeconds,
  filtersToRange,
  rangeToFilters,
  secondsToDay,
  type RangeName,
} from './filter-range.conversions.ts';

const text = faStaff.filter;

/** Filters by a period, by the due time, and by how long the customer has waited. */
export const timeFilters = (draft: FilterDraft, sees: ReturnType<typeof useSeesField>): FilterControl[] => [
  period(draft, 'created', text.created),
  period(draft, 'activity', text.activity),
  period(draft, 'closed', text.closed),
  ...(sees('sla') ? [dueBefore(draft)] : []),
  waiting(draft),
];

function period({ draft, set }: FilterDraft, name: RangeName, label: string): FilterControl {
  const control = (
    <Field controlId={controlIdOf(name)} label={label}>
      <JalaliRange
        id={controlIdOf(name)}
        value={filtersToRange(draft, name)}
        onChange={(days) => set(rangeToFilters(name, days))}
      />
    </Field>
  );
  return { keys: [`${name}_from`, `${name}_to`], label, control };
}

function dueBefore({ draft, set }: FilterDraft): FilterControl {
  const control = (
    <Field controlId={controlIdOf('due_before')} label={faSla.before}>
      <JalaliDate
        id={controlIdOf('due_before')}
        value={secondsToDay(draft.due_before)}
        onChange={(day) => set({ due_before: day === null ? undefined : dayToSeconds(day) })}
      />
    </Field>
  );
  return { keys: ['due_before', 'due_from'], label: faSla.before, control };
}

function waiting({ draft, set }: FilterDraft): FilterControl {
  const control = (
    <Field controlId={controlIdOf('waiting_more_than')} label={text.waiting}>
      <NumberField
        id={controlIdOf('waiting_more_than')}
        min={1}
        unit={text.minutes}
        value={draft.waiting_more_than ?? null}
        onChange={(value) => set({ waiting_more_than: value ?? undefined })}
      />
    </Field>
  );
  return { keys: ['waiting_more_than'], label: text.waiting, control };
}
