import { SLA_MAX } from '@hamyar/contracts';
import { Chip, IconButton } from '@hamyar/design-system/basics';
import { MultiSelect, SearchSelect, Select } from '@hamyar/design-system/fields';
import { TrashIcon } from '@hamyar/design-system/icons';
import { fill, toFa } from '@hamyar/persian';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { searchCustomers } from '../../shared/search-customers.ts';
import { CustomConditionValue } from './custom-condition.tsx';
import { type ComparedField, customOptions, keyOf, ruleOfKey, wordsOf } from './custom-condition.conversions.ts';
import { isCustomKind, operatorsOf, type RuleValues } from './sla.conversions.ts';
import type { useConditionOptions } from './use-condition-options.ts';

const text = faSlaPolicy.conditions;
const FIELDS = (Object.keys(text.fields) as (keyof typeof text.fields)[]).map((value) => ({
  value: value as string,
  label: text.fields[value],
}));
const YES_OR_NO = [
  { value: 1, label: text.yes },
  { value: 0, label: text.no },
];

interface ConditionRowProps {
  /** Its number: `2`, or `2.1` in a group. */
  name: string;
  value: RuleValues;
  options: ReturnType<typeof useConditionOptions>;
  /** Custom fields of tickets that conditions may compare; null while they are not known. */
  fields: readonly ComparedField[] | null;
  disabled: boolean;
  onChange(value: RuleValues): void;
  onRemove(): void;
}

/** One condition: what is compared, how, and with what. */
export function ConditionRow({ name, value, options, fields, disabled, onChange, onRemove }: ConditionRowProps) {
  const n = toFa(name);
  const operators = operatorsOf(value.field);
  const words = wordsOf(value.field);
  const set = (part: Partial<RuleValues>) => onChange({ ...value, ...part });
  return (
    <div className="tk-sla-condition">
      <Select
        aria-label={fill(text.field, { n })}
        options={[...FIELDS, ...customOptions(fields, value)]}
        disabled={disabled}
        value={keyOf(value)}
        // another field has other values
        onChange={(key) => key !== null && onChange(ruleOfKey(fields, key))}
      />
      {operators.length === 0 ? (
        <span className="tk-sla-is">{text.is}</span>
      ) : (
        <Select
          aria-label={fill(text.op, { n })}
          options={operators.map((op) => ({ value: op, label: words[op as keyof typeof words] }))}
          disabled={disabled}
          value={value.op}
          onChange={(op) => op && set({ op })}
        />
      )}
      <div className="tk-sla-value">
        <ConditionValue
          fields={fields}
          label={fill(text.value, { n })}
          value={value}
          options={options}
          disabled={disabled}
          set={set}
        />
      </div>
      <IconButton icon={<TrashIcon />} label={fill(text.remove, { n })} disabled={disabled} onClick={onRemove} />
    </div>
  );
}

interface ConditionValueProps extends Pick<ConditionRowProps, 'value' | 'options' | 'fields' | 'disabled'> {
  label: string;
  set(part: Partial<RuleValues>): void;
}

function ConditionValue({ label, value, options, fields, disabled, set }: ConditionValueProps) {
  const { field, customers } = value;
  if (isCustomKind(field))
    return <CustomConditionValue label={label} value={value} fields={fields} disabled={disabled} set={set} />;
  if (field === 'created_in_working_time')
    return (
      <Select
        aria-label={label}
        options={YES_OR_NO}
        disabled={disabled}
        value={value.flag ? 1 : 0}
        onChange={(flag) => set({ flag: flag === 1 })}
      />
    );
  if (field !== 'customer')
    return (
      <MultiSelect<string | number>
        aria-label={label}
        options={options[field]}
        disabled={disabled}
        value={value.value}
        onChange={(next) => set({ value: next.slice(0, SLA_MAX.values) })}
      />
    );
  return (
    <>
      <SearchSelect<number>
        aria-label={label}
        value={null}
        clearable={false}
        disabled={disabled || customers.length >= SLA_MAX.values}
        onSearch={searchCustomers}
        onChange={(option) => {
          if (option && customers.every(({ id }) => id !== option.value))
            set({ customers: [...customers, { id: option.value, name: option.searchText ?? '' }] });
        }}
      />
      {customers.length > 0 ? (
        <div className="tk-settings-chips">
          {customers.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              removeLabel={text.removeCustomer}
              {...(!disabled && { onRemove: () => set({ customers: customers.filter((one) => one.id !== id) }) })}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
