import { useState, type FormEvent } from 'react';
import { TODO_MAX } from '@hamyar/contracts/todos';
import { Button, TextLimit, useTextLimit } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { useAddTodoMutation } from '../../api/todo.api.ts';
import { faTodos as text } from '../../messages/fa-todos.ts';

/** One line in which a todo of the person is written; Enter adds it and the next one can be written. */
export function QuickTodo() {
  const [title, setTitle] = useState('');
  const [add, { isLoading }] = useAddTodoMutation();
  const limit = useTextLimit(title, TODO_MAX.title);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || limit.problem !== null || isLoading) return;
    const { error } = await add({ title: title.trim() });
    if (!error) setTitle('');
  };
  return (
    <form className="td-quick" onSubmit={(event) => void submit(event)}>
      <TextLimit limit={limit} max={TODO_MAX.title}>
        <input
          className="td-input"
          dir="auto"
          aria-label={text.add}
          aria-invalid={limit.problem !== null || undefined}
          placeholder={text.add}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </TextLimit>
      <Button type="submit" icon={<PlusIcon />} disabled={title.trim() === ''} loading={isLoading}>
        {text.addShort}
      </Button>
    </form>
  );
}
