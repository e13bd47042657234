import { MACRO_TODO_DAYS_MAX, TODO_MAX, type MacroStep } from '@hamyar/contracts';
import { Checkbox } from '@hamyar/design-system/basics';
import { NumberField, Select, TextArea, TextField, type SelectOption } from '@hamyar/design-system/fields';
import { faMacros } from '../../messages/fa-staff-macros.ts';
import { importanceOptions, useEmployeeOptions } from '../../shared/catalog-fields.tsx';

type Step = Extract<MacroStep, { type: 'todo' }>;

interface TodoStepProps {
  step: Step;
  onChange(step: Step): void;
}

const text = faMacros.todo;

/** The todo that a macro adds to the ticket. */
export function TodoStep({ step, onChange }: TodoStepProps) {
  const people: SelectOption<string | number>[] = [
    { value: 'me', label: faMacros.me },
    { value: 'assignee', label: text.ticketAssignee },
    ...useEmployeeOptions(),
  ];
  return (
    <div className="tk-step-todo">
      <TextField
        aria-label={text.title}
        placeholder={text.title}
        maxLength={TODO_MAX.title}
        value={step.title}
        onChange={(title) => onChange({ ...step, title })}
      />
      <div className="tk-step-two">
        <Select
          aria-label={text.to}
          searchable
          options={people}
          value={step.to}
          onChange={(to) => to !== null && onChange({ ...step, to: to as Step['to'] })}
        />
        <Select
          aria-label={text.importance}
          options={importanceOptions}
          value={step.importance}
          onChange={(importance) => importance !== null && onChange({ ...step, importance })}
        />
        <NumberField
          aria-label={text.due}
          placeholder={text.noDue}
          unit={text.days}
          min={1}
          max={MACRO_TODO_DAYS_MAX}
          value={step.due_days}
          onChange={(due_days) => onChange({ ...step, due_days })}
        />
        <Checkbox checked={step.shared} onChange={(shared) => onChange({ ...step, shared })}>
          {text.shared}
        </Checkbox>
      </div>
      <TextArea
        aria-label={text.description}
        placeholder={text.description}
        rows={2}
        maxLength={TODO_MAX.description}
        value={step.description ?? ''}
        onChange={(description) => onChange({ ...step, description: description || null })}
      />
      {step.to === 'assignee' ? <p className="hd-field-help">{text.toHelp}</p> : null}
    </div>
  );
}
