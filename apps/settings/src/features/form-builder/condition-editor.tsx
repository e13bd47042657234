import { useId } from 'react';
import type { ConditionOp, CustomField, FieldCondition, FormField as FormEntry } from '@hamyar/contracts/forms';
import { Button } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PlusIcon, TrashIcon } from '@hamyar/design-system/icons';
import { comparesWithValue, conditionOps } from '@hamyar/domain';
import { CustomValueField } from '@hamyar/module-kit/custom-fields';
import { shared } from '@hamyar/persian';
import { faFields } from '../../messages/fa-fields.ts';
import { conditionSources, firstValue } from './condition.rules.ts';
import type { FormBuilder } from './use-form-builder.ts';

const text = faFields.condition;
const YES_OR_NO = [
  { value: 1, label: shared.yes },
  { value: 0, label: shared.no },
];

interface ConditionEditorProps {
  builder: FormBuilder;
  entry: FormEntry;
}

/** When a field is shown: while the value of another field of the form compares like this (decisions 2.11). */
export function ConditionEditor({ builder, entry }: ConditionEditorProps) {
  const { condition } = entry;
  const sources = conditionSources(builder.entries, entry.id);
  const set = (next: FieldCondition | null) => builder.change(entry.id, { condition: next });
  const begin = (source: CustomField) => {
    const op = conditionOps(source.type)[0]!;
    set({ field_id: source.id, op, value: firstValue(source, op) });
  };
  if (condition === null)
    return (
      <div className="fb-detail">
        <span>{text.title}</span>
        <span className="fb-always">{text.always}</span>
        {sources[0] ? (
          <Button size="sm" variant="text" icon={<PlusIcon />} onClick={() => begin(sources[0]!)}>
            {text.add}
          </Button>
        ) : (
          <small>{text.noSource}</small>
        )}
      </div>
    );
  const source = builder.fields.find(({ id }) => id === condition.field_id);
  return (
    <div className="fb-detail fb-condition" role="group" aria-label={text.title}>
      <span>{text.when}</span>
      <Select
        aria-label={text.field}
        options={sources.map(({ id, label }) => ({ value: id, label }))}
        value={condition.field_id}
        onChange={(id) => {
          const next = sources.find((one) => one.id === id);
          if (next) begin(next);
        }}
      />
      {source ? (
        <>
          <Select
            aria-label={text.op}
            options={conditionOps(source.type).map((value) => ({ value, label: text.ops[value] }))}
            value={condition.op}
            onChange={(op) => op && set({ ...condition, op, value: valueFor(source, op, condition) })}
          />
          {comparesWithValue(condition.op) ? (
            <ExpectedValue source={source} condition={condition} onChange={(value) => set({ ...condition, value })} />
          ) : null}
        </>
      ) : null}
      <Button size="sm" variant="danger-text" icon={<TrashIcon />} onClick={() => set(null)}>
        {text.remove}
      </Button>
    </div>
  );
}

/** The value that stays under another comparison, or the one that it begins with. */
const valueFor = (source: CustomField, op: ConditionOp, { value }: FieldCondition): FieldCondition['value'] =>
  comparesWithValue(op) ? (value ?? firstValue(source, op)) : null;

interface ExpectedValueProps {
  source: CustomField;
  condition: FieldCondition;
  onChange(value: FieldCondition['value']): void;
}

/** What the value is compared with, by the control of the field itself. */
function ExpectedValue({ source, condition, onChange }: ExpectedValueProps) {
  const id = useId();
  if (source.type === 'checkbox')
    return (
      <Select
        aria-label={text.value}
        options={YES_OR_NO}
        value={Number(condition.value ?? 1)}
        onChange={(value) => onChange(value)}
      />
    );
  return (
    <div className="fb-expected">
      <label htmlFor={id} className="hd-visually-hidden">
        {text.value}
      </label>
      <CustomValueField
        id={id}
        // what the condition asks for needs no limits of its own
        field={{ ...source, placeholder: text.value, min_date: null, max_date: null }}
        required
        invalid={condition.value === null || condition.value === ''}
        aria-describedby={undefined}
        value={condition.value}
        onChange={onChange}
        onBlur={() => undefined}
      />
    </div>
  );
}
