import type { Todo } from '@hamyar/contracts/todos';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { DeleteButton, useNewest } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { useCreateTodoMutation, useDeleteTodoMutation, useUpdateTodoMutation } from '../../api/todo.api.ts';
import { faTodos as text } from '../../messages/fa-todos.ts';
import { OwnerFields, ProgressFields } from './todo-form-fields.tsx';
import { emptyTodo, progressToBody, todoToBody, todoToForm, type TodoValues } from './todo.conversions.ts';
import { todoFields } from './todo.validation.ts';

interface TodoFormDialogProps {
  /** The stored todo to change; absent for a new one. */
  stored?: Todo;
  /** The ticket that a new one is about. */
  ticketId?: number;
  onClose(): void;
}

/** Adds or changes a todo; who is to do it and does not own it writes into it and ticks its steps (decisions 2.13, 2.25). */
export function TodoFormDialog({ stored: given, ticketId, onClose }: TodoFormDialogProps) {
  const [stored, follow] = useNewest(given);
  const [create] = useCreateTodoMutation();
  const [update] = useUpdateTodoMutation();
  const me = useSession();
  const owned = stored?.editable ?? true;
  const form = useDialogForm<TodoValues, object>({
    initial: stored ? todoToForm(stored) : emptyTodo(me.id),
    fields: todoFields,
    askOnLeave: true,
    send: async (values) => {
      if (!stored)
        return create({
          ...todoToBody(values),
          ...(ticketId === undefined ? {} : { source_type: 'ticket', source_id: ticketId }),
        });
      const body = owned ? todoToBody(values) : progressToBody(values);
      return update({ id: stored.id, version: stored.version, ...body });
    },
    onConflict: follow,
    onSaved: () => {
      toast.success(text.saved);
      onClose();
    },
  });
  const ofTicket = ticketId !== undefined || (stored !== undefined && (stored.source !== null || stored.shared));
  return (
    <FormDialog
      form={form}
      title={stored ? text.edit : text.new}
      subtitle={owned ? undefined : stored?.title}
      width={640}
      submitLabel={text.save}
      footerEnd={stored && owned ? <DeleteTodo todo={stored} disabled={form.sending} onDeleted={onClose} /> : null}
      onClose={onClose}
    >
      {owned ? <OwnerFields form={form} stored={stored} ofTicket={ofTicket} /> : null}
      <ProgressFields form={form} />
    </FormDialog>
  );
}

interface DeleteTodoProps {
  todo: Todo;
  disabled: boolean;
  onDeleted(): void;
}

function DeleteTodo({ todo, disabled, onDeleted }: DeleteTodoProps) {
  const [remove] = useDeleteTodoMutation();
  return (
    <DeleteButton
      question={{ title: fill(text.removeConfirm, { title: isolate(todo.title) }) }}
      remove={() => remove(todo.id).unwrap()}
      deleted={text.removed}
      {...{ disabled, onDeleted }}
    >
      {text.remove}
    </DeleteButton>
  );
}
