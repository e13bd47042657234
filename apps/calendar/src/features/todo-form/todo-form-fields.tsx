import { TODO_MAX, TODO_REPEATS, type Todo } from '@hamyar/contracts/todos';
import { Checkbox } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { FormGrid, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { ImportanceBadge } from '@hamyar/design-system/ticket';
import { getDisplayZone } from '@hamyar/dayjs-jalali';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { faTodos, todoRepeatNames } from '../../messages/fa-todos.ts';
import { colleaguesOf } from '../../shared/colleagues.rules.ts';
import { ChecklistEditor } from './checklist-editor.tsx';
import type { TodoValues } from './todo.conversions.ts';

const text = faTodos.form;
const IMPORTANCES = [0, 1, 2, 3] as const;

interface FieldsProps {
  form: ResourceForm<TodoValues>;
}

/** What only the owner of a todo changes. */
export function OwnerFields({ form, stored, ofTicket }: FieldsProps & { stored: Todo | undefined; ofTicket: boolean }) {
  const zone = getDisplayZone();
  return (
    <>
      <FormField form={form} name="title" label={text.title}>
        {(control) => <TextField {...control} maxLength={TODO_MAX.title} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="due_at" label={text.due}>
          {(control) => <JalaliDateTime {...control} zone={zone} />}
        </FormField>
        <FormField form={form} name="remind_at" label={text.reminder} help={text.reminderHelp}>
          {(control) => <JalaliDateTime {...control} zone={zone} />}
        </FormField>
        <FormField form={form} name="importance" label={text.importance}>
          {(control) => (
            <Select
              {...control}
              options={IMPORTANCES.map((value) => ({ value, label: <ImportanceBadge importance={value} showLabel /> }))}
              onChange={(value) => control.onChange(value ?? 1)}
            />
          )}
        </FormField>
        <FormField form={form} name="repeat" label={text.repeat} help={text.repeatHelp}>
          {(control) => (
            <Select
              {...control}
              options={TODO_REPEATS.map((value) => ({ value, label: todoRepeatNames[value] }))}
              onChange={(value) => control.onChange(value ?? 'none')}
            />
          )}
        </FormField>
        <AssigneeField form={form} stored={stored} />
      </FormGrid>
      {ofTicket ? (
        <FormField form={form} name="shared" label={text.shared} hideLabel>
          {(control) => (
            <Checkbox
              id={control.id}
              aria-describedby={control['aria-describedby']}
              checked={control.value}
              onChange={control.onChange}
            >
              {text.shared}
            </Checkbox>
          )}
        </FormField>
      ) : null}
    </>
  );
}

/** Oneself, or a colleague; the stored one need not be among those that can be chosen. */
function AssigneeField({ form, stored }: FieldsProps & { stored: Todo | undefined }) {
  const departments = useReferenceList('departments') ?? [];
  const me = useSession();
  const people = new Map([
    [me.id, `${me.first_name} ${me.last_name}`.trim()] as const,
    ...colleaguesOf(departments, me),
    ...(stored ? [[stored.assignee.id, stored.assignee.name] as const] : []),
  ]);
  const { assignee_id: chosen } = form.values;
  const notified = chosen !== me.id && chosen !== stored?.assignee.id;
  return (
    <FormField form={form} name="assignee_id" label={text.assignee} help={notified ? text.assigneeHelp : undefined}>
      {(control) => (
        <Select
          {...control}
          searchable
          options={[...people].map(([value, label]) => ({ value, label }))}
          onChange={(value) => control.onChange(value ?? me.id)}
        />
      )}
    </FormField>
  );
}

/** What its assignee changes too: the steps, and what is written about it. */
export function ProgressFields({ form }: FieldsProps) {
  return (
    <>
      <FormField form={form} name="checklist" label={text.checklist}>
        {(control) => (
          <ChecklistEditor
            id={control.id}
            aria-describedby={control['aria-describedby']}
            value={control.value}
            onChange={control.onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="description" label={text.description}>
        {(control) => <TextArea {...control} rows={3} maxLength={TODO_MAX.description} />}
      </FormField>
    </>
  );
}
