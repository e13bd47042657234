import { useState } from 'react';
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
  const submit = async () => {
    if (title.trim() === '' || limit.problem !== null || isLoading) return;
    const { error } = await add({ title: title.trim() });
    if (!error) setTitle('');
  };
  return (
    <div className="td-quick">
      <TextLimit limit={limit} max={TODO_MAX.title}>
        <input
          className="td-input"
          dir="auto"
          aria-label={text.add}
          aria-invalid={limit.problem !== null || undefined}
          placeholder={text.add}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void submit();
          }}
        />
      </TextLimit>
      <Button icon={<PlusIcon />} disabled={title.trim() === ''} loading={isLoading} onClick={() => void submit()}>
        {text.addShort}
      </Button>
    </div>
  );
}
