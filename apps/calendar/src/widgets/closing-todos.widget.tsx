import type { Todo } from '@hamyar/contracts';
import { Alert, Name } from '@hamyar/design-system/basics';
import { fill } from '@hamyar/persian';
import { useTodosQuery } from '../api/todo.api.ts';
import { faTodos as text } from '../messages/fa-todos.ts';
import '../todos.css';

/** Titles that a warning names; the others are counted. */
const NAMED = 5;

/** Warns whoever closes a ticket of the open todos that are linked to it (decisions 2.3 T12). */
export function ClosingTodosWidget({ ticketId }: { ticketId: number }) {
  const { currentData } = useTodosQuery({ ticket_id: ticketId, done: false }, { refetchOnMountOrArgChange: true });
  const todos = currentData?.data ?? [];
  return (
    // the region is there before its warning, or a screen reader says nothing when that arrives
    <div aria-live="polite">{todos.length > 0 ? <Warning todos={todos} /> : null}</div>
  );
}

function Warning({ todos }: { todos: readonly Todo[] }) {
  return (
    <Alert tone="warning">
      {fill(text.closing, { n: todos.length })}
      <ul className="td-closing">
        {todos.slice(0, NAMED).map(({ id, title }) => (
          <li key={id}>
            <Name>{title}</Name>
          </li>
        ))}
        {todos.length > NAMED ? <li>{fill(text.more, { n: todos.length - NAMED })}</li> : null}
      </ul>
    </Alert>
  );
}
