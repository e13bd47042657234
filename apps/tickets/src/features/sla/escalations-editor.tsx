import { type Person, SLA_MAX } from '@hamyar/contracts';
import { Button, IconButton, Tag } from '@hamyar/design-system/basics';
import type { SelectOption } from '@hamyar/design-system/fields';
import { ChevronUpIcon, EditIcon, PlusIcon, TrashIcon } from '@hamyar/design-system/icons';
import { fill, joinFa } from '@hamyar/persian';
import { useState } from 'react';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { useDepartmentOptions, useEmployeeOptions } from '../../shared/catalog-fields.tsx';
import { EscalationFields, type EscalationOptions } from './escalation-fields.tsx';
import { emptyEscalation, type EscalationValues } from './sla.conversions.ts';

const text = faSlaPolicy.escalations;

interface EscalationsEditorProps {
  id: string;
  value: EscalationValues[];
  onChange(value: EscalationValues[]): void;
  disabled: boolean;
  /** People that stored escalations name; they may be in no department any more. */
  people: readonly Person[];
  'aria-describedby'?: string | undefined;
}

/** What happens when a due time is near or has passed: each step as a line, the opened one as fields. */
export function EscalationsEditor({ id, value, onChange, disabled, people, ...aria }: EscalationsEditorProps) {
  const [open, setOpen] = useState<number | null>(null);
  const tags = useAllTagsQuery().data?.data ?? [];
  const options: EscalationOptions = {
    employees: useEmployeeOptions(people),
    departments: useDepartmentOptions(),
    tags: tags.map((tag) => ({ value: tag.id, label: tag.name })),
  };
  const add = () => {
    onChange([...value, emptyEscalation]);
    setOpen(value.length);
  };
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={text.title} className="tk-sla-steps" {...aria}>
      {value.length === 0 ? <p className="tk-sla-none">{text.none}</p> : null}
      {value.map((step, index) => (
        <section key={index} className="tk-sla-step" aria-label={stepTitle(step)}>
          <StepLine
            n={index + 1}
            step={step}
            options={options}
            open={open === index}
            disabled={disabled}
            onOpen={() => setOpen(open === index ? null : index)}
            onRemove={() => {
              onChange(value.filter((_, at) => at !== index));
              setOpen(null);
            }}
          />
          {open === index ? (
            <EscalationFields
              value={step}
              options={options}
              disabled={disabled}
              onChange={(next) => onChange(value.map((old, at) => (at === index ? next : old)))}
            />
          ) : null}
        </section>
      ))}
      {value.length < SLA_MAX.escalations && !disabled ? (
        <Button variant="text" size="sm" icon={<PlusIcon />} onClick={add}>
          {text.add}
        </Button>
      ) : null}
    </div>
  );
}

const momentText = ({ at, after_minutes }: EscalationValues): string =>
  at === 'after' && after_minutes !== null ? fill(text.afterText, { n: after_minutes }) : text.moments[at];
const stepTitle = (step: EscalationValues): string => `${text.targets[step.on]}، ${momentText(step)}`;

const nameIn = (options: readonly SelectOption<number>[], id: number): string =>
  String(options.find(({ value }) => value === id)?.label ?? '…');

/** What a step changes, in words. */
const actionsOf = (
  { raise, reassign, transfer, tag }: EscalationValues,
  { employees, departments, tags }: EscalationOptions,
): string[] => [
  ...(raise ? [text.raiseShort] : []),
  ...(reassign === null ? [] : [fill(text.reassignShort, { name: nameIn(employees, reassign) })]),
  ...(transfer === null ? [] : [fill(text.transferShort, { name: nameIn(departments, transfer) })]),
  ...(tag === null ? [] : [fill(text.tagShort, { name: nameIn(tags, tag) })]),
];

interface StepLineProps {
  n: number;
  step: EscalationValues;
  options: EscalationOptions;
  open: boolean;
  disabled: boolean;
  onOpen(): void;
  onRemove(): void;
}

function StepLine({ n, step, options, open, disabled, onOpen, onRemove }: StepLineProps) {
  const people = step.user_ids.map((id) => nameIn(options.employees, id));
  const channels = joinFa(step.channels.map((channel) => text.channel[channel]));
  return (
    <div className="tk-sla-step-line">
      <i className={step.at === 'warn' ? 'tk-sla-dot' : 'tk-sla-dot tk-sla-dot-late'} aria-hidden="true" />
      <div className="tk-sla-step-when">
        <b>{text.targets[step.on]}</b>
        <small>{momentText(step)}</small>
      </div>
      <div className="tk-sla-step-what">
        {[...step.notify.map((one) => text.notified[one]), ...people].map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
        {step.notify.length + people.length > 0 ? <small>{channels}</small> : null}
        {actionsOf(step, options).map((action) => (
          <Tag key={action} tone="primary">
            {action}
          </Tag>
        ))}
      </div>
      <IconButton
        icon={open ? <ChevronUpIcon /> : <EditIcon />}
        label={fill(text.edit, { n })}
        aria-expanded={open}
        disabled={disabled}
        onClick={onOpen}
      />
      <IconButton icon={<TrashIcon />} label={fill(text.remove, { n })} disabled={disabled} onClick={onRemove} />
    </div>
  );
}
