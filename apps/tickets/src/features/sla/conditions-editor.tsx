import { SLA_MATCHES, SLA_MAX } from '@hamyar/contracts';
import { Button, IconButton, Segmented } from '@hamyar/design-system/basics';
import { PlusIcon, TrashIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { ConditionRow } from './condition-row.tsx';
import { type ConditionsValues, emptyRule, type GroupValues, isGroup, type RuleValues } from './sla.conversions.ts';
import type { ComparedField } from './custom-condition.conversions.ts';
import { useComparedFields } from './use-compared-fields.ts';
import { useConditionOptions } from './use-condition-options.ts';

const text = faSlaPolicy.conditions;
const MATCHES = SLA_MATCHES.map((value) => ({ value, label: text.match[value] }));
const GROUP_MATCHES = SLA_MATCHES.map((value) => ({ value, label: text.groupMatch[value] }));

interface ConditionsEditorProps {
  id: string;
  value: ConditionsValues;
  onChange(value: ConditionsValues): void;
  disabled: boolean;
  /** The custom fields that the stored policy names. */
  known: readonly ComparedField[];
  'aria-describedby'?: string | undefined;
}

const replaced = <Item,>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((old, index) => (index === at ? item : old));
const without = <Item,>(list: readonly Item[], at: number): Item[] => list.filter((_, index) => index !== at);

/** The conditions of a policy, joined by all or any, with groups of one level. */
export function ConditionsEditor({ id, value, onChange, disabled, known, ...aria }: ConditionsEditorProps) {
  const options = useConditionOptions();
  const fields = useComparedFields(known);
  const { rules } = value;
  const set = (next: ConditionsValues['rules']) => onChange({ ...value, rules: next });
  const full = disabled || rules.length >= SLA_MAX.rules;
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={text.title} className="tk-sla-conditions" {...aria}>
      {rules.length > 1 ? (
        <Segmented
          size="sm"
          label={text.matchLabel}
          options={MATCHES}
          value={value.match}
          onChange={(match) => disabled || onChange({ ...value, match })}
        />
      ) : null}
      {rules.map((rule, index) =>
        isGroup(rule) ? (
          <Group
            key={index}
            n={index + 1}
            value={rule}
            options={options}
            fields={fields}
            disabled={disabled}
            onChange={(next) => set(replaced(rules, index, next))}
            onRemove={() => set(without(rules, index))}
          />
        ) : (
          <ConditionRow
            key={index}
            name={String(index + 1)}
            value={rule}
            options={options}
            fields={fields}
            disabled={disabled}
            onChange={(next) => set(replaced(rules, index, next))}
            onRemove={() => set(without(rules, index))}
          />
        ),
      )}
      <div className="tk-sla-add">
        <Button size="sm" icon={<PlusIcon />} disabled={full} onClick={() => set([...rules, emptyRule])}>
          {text.add}
        </Button>
        <Button
          size="sm"
          icon={<PlusIcon />}
          disabled={full}
          onClick={() => set([...rules, { match: 'any', rules: [emptyRule] }])}
        >
          {text.addGroup}
        </Button>
      </div>
    </div>
  );
}

interface GroupProps {
  n: number;
  value: GroupValues;
  options: ReturnType<typeof useConditionOptions>;
  fields: readonly ComparedField[] | null;
  disabled: boolean;
  onChange(value: GroupValues): void;
  onRemove(): void;
}

/** Conditions that count as one; a group without any is gone. */
function Group({ n, value, options, fields, disabled, onChange, onRemove }: GroupProps) {
  const set = (rules: RuleValues[]) => (rules.length === 0 ? onRemove() : onChange({ ...value, rules }));
  return (
    <section className="tk-sla-group" aria-label={fill(text.group, { n })}>
      <header>
        <Segmented
          size="sm"
          label={fill(text.group, { n })}
          options={GROUP_MATCHES}
          value={value.match}
          onChange={(match) => disabled || onChange({ ...value, match })}
        />
        <span>{text.ofGroup}</span>
        <IconButton icon={<TrashIcon />} label={fill(text.removeGroup, { n })} disabled={disabled} onClick={onRemove} />
      </header>
      {value.rules.map((rule, index) => (
        <ConditionRow
          key={index}
          name={`${n}.${index + 1}`}
          value={rule}
          options={options}
          fields={fields}
          disabled={disabled}
          onChange={(next) => set(replaced(value.rules, index, next))}
          onRemove={() => set(without(value.rules, index))}
        />
      ))}
      <Button
        size="sm"
        variant="text"
        icon={<PlusIcon />}
        disabled={disabled || value.rules.length >= SLA_MAX.rules}
        onClick={() => set([...value.rules, emptyRule])}
      >
        {text.addToGroup}
      </Button>
    </section>
  );
}
