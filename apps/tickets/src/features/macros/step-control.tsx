import { Suspense, type ReactNode } from 'react';
import { PAGE_SIZES, TICKET_STATUS, type MacroStep, type MacroStepType } from '@hamyar/contracts';
import { Checkbox, Skeleton } from '@hamyar/design-system/basics';
import { MultiSelect, Select, TextField, TreeSelect, type SelectOption } from '@hamyar/design-system/fields';
import { lazyPart } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { useTicketTemplatesQuery } from '../../api/ticket-template.api.ts';
import { fa } from '../../messages/fa.ts';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { closeReasons } from '../../messages/fa-staff-lines.ts';
import { CLOSE_REASONS_OFFERED } from '../../shared/close-reasons.ts';
import { importanceOptions, useDepartmentOptions, useEmployeeOptions } from '../../shared/catalog-fields.tsx';
import { buildTree } from '../../shared/tree-options.ts';
import { TodoStep } from './todo-step.tsx';

/** Its editor is loaded for macros that write a note. */
const NoteStep = lazyPart(() => import(/* webpackChunkName: "note-step" */ './note-step.tsx'), 'NoteStep');

type StepOf<Type extends MacroStepType> = Extract<MacroStep, { type: Type }>;
interface ControlProps<Type extends MacroStepType> {
  step: StepOf<Type>;
  onChange(step: StepOf<Type>): void;
}
type Control<Type extends MacroStepType> = (props: ControlProps<Type>) => ReactNode;

/** Nothing is chosen yet. */
const chosen = (id: number) => (id === 0 ? null : id);

const STATUSES = ([TICKET_STATUS.inProgress, TICKET_STATUS.closed] as const).map((value) => ({
  value,
  label: text.statuses[value],
}));
const REASONS = CLOSE_REASONS_OFFERED.map((value) => ({ value, label: closeReasons[value] }));

const Status: Control<'status'> = ({ step, onChange }) => (
  <div className="tk-step-two">
    <Select
      aria-label={text.step.status}
      options={STATUSES}
      value={step.status}
      onChange={(status) =>
        status &&
        onChange({ type: 'status', status, ...(status === TICKET_STATUS.closed && { close_reason: 'resolved' }) })
      }
    />
    {step.status === TICKET_STATUS.closed ? (
      <Select
        aria-label={text.closeReason}
        options={REASONS}
        value={step.close_reason ?? 'resolved'}
        onChange={(close_reason) => close_reason && onChange({ ...step, close_reason })}
      />
    ) : null}
  </div>
);

const Importance: Control<'importance'> = ({ step, onChange }) => (
  <Select
    aria-label={text.step.importance}
    options={importanceOptions}
    value={step.importance}
    onChange={(importance) => importance !== null && onChange({ ...step, importance })}
  />
);

const Department: Control<'department'> = ({ step, onChange }) => (
  <div className="tk-step-two">
    <Select
      aria-label={fa.department}
      placeholder={fa.department}
      searchable
      options={useDepartmentOptions()}
      value={chosen(step.department_id)}
      onChange={(id) => onChange({ ...step, department_id: id ?? 0 })}
    />
    <TextField
      aria-label={text.reason}
      placeholder={text.reason}
      maxLength={500}
      value={step.reason}
      onChange={(reason) => onChange({ ...step, reason })}
    />
  </div>
);

const Assignee: Control<'assignee'> = ({ step, onChange }) => {
  const options: SelectOption<string | number>[] = [
    { value: 'me', label: text.me },
    { value: 'nobody', label: text.nobody },
    ...useEmployeeOptions(),
  ];
  return (
    <Select
      aria-label={text.step.assignee}
      searchable
      options={options}
      value={step.to}
      onChange={(to) => to !== null && onChange({ ...step, to: to as typeof step.to })}
    />
  );
};

const Category: Control<'category'> = ({ step, onChange }) => (
  <TreeSelect
    aria-label={text.step.category}
    placeholder={text.none}
    clearable
    options={buildTree(useReferenceList('ticket_categories') ?? [])}
    value={step.category_id}
    onChange={(category_id) => onChange({ ...step, category_id })}
  />
);

const Service: Control<'service'> = ({ step, onChange }) => (
  <TreeSelect
    aria-label={text.step.service}
    placeholder={text.none}
    clearable
    options={buildTree(useReferenceList('services') ?? [])}
    value={step.service_id}
    onChange={(service_id) => onChange({ ...step, service_id })}
  />
);

const Tags: Control<'tags'> = ({ step, onChange }) => {
  const tags = (useAllTagsQuery().data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="tk-step-two">
      {(['add', 'remove'] as const).map((key) => (
        <MultiSelect
          key={key}
          aria-label={key === 'add' ? text.addTags : text.removeTags}
          placeholder={key === 'add' ? text.addTags : text.removeTags}
          options={tags}
          value={step[key]}
          onChange={(ids) => onChange({ ...step, [key]: [...ids] })}
        />
      ))}
    </div>
  );
};

const Note: Control<'note'> = ({ step, onChange }) => (
  <Suspense fallback={<Skeleton lines={3} />}>
    <NoteStep value={step.body_html} onChange={(body_html) => onChange({ ...step, body_html })} />
  </Suspense>
);

const Reply: Control<'reply'> = ({ step, onChange }) => {
  const { data } = useTicketTemplatesQuery({ status: true, perPage: PAGE_SIZES.at(-1), sort_by: 'name' });
  return (
    <Select
      aria-label={text.text}
      placeholder={text.text}
      searchable
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen(step.template_id)}
      onChange={(id) => onChange({ ...step, template_id: id ?? 0 })}
    />
  );
};

const Share: Control<'share'> = ({ step, onChange }) => (
  <div className="tk-step-two">
    <Select
      aria-label={text.person}
      placeholder={text.person}
      searchable
      options={useEmployeeOptions()}
      value={chosen(step.user_id)}
      onChange={(id) => onChange({ ...step, user_id: id ?? 0 })}
    />
    <Checkbox checked={step.editable} onChange={(editable) => onChange({ ...step, editable })}>
      {text.fullAccess}
    </Checkbox>
  </div>
);

const CONTROLS: { readonly [Type in MacroStepType]: Control<Type> } = {
  status: Status,
  importance: Importance,
  department: Department,
  assignee: Assignee,
  category: Category,
  service: Service,
  tags: Tags,
  note: Note,
  reply: Reply,
  share: Share,
  todo: TodoStep,
};

/** What is chosen in one step. */
export function StepControl({ step, onChange }: { step: MacroStep; onChange(step: MacroStep): void }) {
  const Chosen = CONTROLS[step.type] as unknown as (props: {
    step: MacroStep;
    onChange(step: MacroStep): void;
  }) => ReactNode;
  return <Chosen step={step} onChange={onChange} />;
}
