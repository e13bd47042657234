import { SLA_MAX } from '@hamyar/contracts';
import { MultiSelect, NumberField, Select } from '@hamyar/design-system/fields';
import { lazyPart } from '@hamyar/module-sdk';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { type ComparedField, fieldOf } from './custom-condition.conversions.ts';
import type { RuleValues } from './sla.conversions.ts';

const text = faSlaPolicy.conditions;
const YES_OR_NO = [
  { value: 1, label: text.yes },
  { value: 0, label: text.no },
];

const ConditionDay = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './condition-day.tsx'), 'ConditionDay');

interface CustomConditionValueProps {
  label: string;
  value: RuleValues;
  fields: readonly ComparedField[] | null;
  disabled: boolean;
  set(part: Partial<RuleValues>): void;
}

/** What a custom field is compared with, by its type; a field that is gone says so instead (decisions 2.6). */
export function CustomConditionValue({ label, value, fields, disabled, set }: CustomConditionValueProps) {
  const field = fields && fieldOf(fields, value);
  if (fields && !field) return <p className="tk-sla-gone">{text.goneHint}</p>;
  const control = { 'aria-label': label, disabled };
  switch (value.field) {
    case 'custom_checkbox':
      return (
        <Select
          {...control}
          options={YES_OR_NO}
          value={value.flag ? 1 : 0}
          onChange={(flag) => set({ flag: flag === 1 })}
        />
      );
    case 'custom_number':
      return <NumberField {...control} precision={6} value={value.number} onChange={(number) => set({ number })} />;
    case 'custom_date':
      return <ConditionDay {...control} value={value.day} onChange={(day) => set({ day })} />;
    default:
      return (
        <MultiSelect<number>
          {...control}
          options={(field?.items ?? [])
            .filter(({ id, is_archived }) => !is_archived || value.value.includes(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={value.value as number[]}
          onChange={(next) => set({ value: next.slice(0, SLA_MAX.values) })}
        />
      );
  }
}
