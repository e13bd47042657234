import { useState } from 'react';
import type { Todo } from '@hamyar/contracts/todos';
import { Checkbox, classNames, Line, Ltr, Name } from '@hamyar/design-system/basics';
import { ClockIcon, RefreshIcon } from '@hamyar/design-system/icons';
import { ImportanceBadge, type TicketImportanceId } from '@hamyar/design-system/ticket';
import { getDisplayZone, momentLabel } from '@hamyar/dayjs-jalali';
import { useNow } from '@hamyar/module-kit/live';
import { Link, useSession } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useSetTodoDoneMutation } from '../../api/todo.api.ts';
import { faTodos as text, todoRepeatNames } from '../../messages/fa-todos.ts';

interface TodoRowsProps {
  /** Name of the list for screen readers. */
  label: string;
  todos: readonly Todo[];
  /** The ticket on whose page the list stands, which its rows need not name. */
  ticketId?: number;
  onOpen(todo: Todo): void;
}

/** What is usual is not shown. */
const USUAL_IMPORTANCE = 1;

/** Todos with a box to set each done (decisions 2.13). Whoever may only see one has neither box nor form of it. */
export function TodoRows({ label, todos, ticketId, onOpen }: TodoRowsProps) {
  const now = useNow(60);
  return (
    <ul className="td-rows" aria-label={label}>
      {todos.map((todo) => (
        <TodoRow key={todo.id} todo={todo} now={now} ticketId={ticketId} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface TodoRowProps extends Pick<TodoRowsProps, 'ticketId' | 'onOpen'> {
  todo: Todo;
  now: number;
}

function TodoRow({ todo, now, ticketId, onOpen }: TodoRowProps) {
  const [setDone] = useSetTodoDoneMutation();
  // the box shows what was pressed until the list says what is stored
  const [pressed, setPressed] = useState<{ done: boolean; version: number } | null>(null);
  const waiting = pressed?.version === todo.version ? pressed : null;
  const done = waiting?.done ?? todo.done;
  const press = async (next: boolean) => {
    setPressed({ done: next, version: todo.version });
    const { error } = await setDone({ id: todo.id, done: next });
    if (error) setPressed(null);
  };
  return (
    <li className={classNames('td-row', done && 'td-done')}>
      <Checkbox
        checked={done}
        disabled={!todo.doable || waiting !== null}
        aria-label={todo.title}
        onChange={(next) => void press(next)}
      />
      <div className="td-text">
        {todo.doable ? (
          <button
            type="button"
            className="td-title"
            aria-label={fill(text.open, { title: isolate(todo.title) })}
            onClick={() => onOpen(todo)}
          >
            <Line>{todo.title}</Line>
          </button>
        ) : (
          <span className="td-title">
            <Line>{todo.title}</Line>
          </span>
        )}
        <TodoFacts todo={todo} done={done} now={now} ticketId={ticketId} />
      </div>
      {todo.importance === USUAL_IMPORTANCE || done ? null : (
        <ImportanceBadge importance={todo.importance as TicketImportanceId} />
      )}
    </li>
  );
}

/** Due time, steps, ticket and people of a todo, of those that it has. */
function TodoFacts({ todo, done, now, ticketId }: Omit<TodoRowProps, 'onOpen'> & { done: boolean }) {
  const me = useSession();
  const { due_at: due, checklist, repeat, source, owner, assignee } = todo;
  const ticked = checklist.filter((step) => step.done).length;
  return (
    <small className="td-facts">
      {due === null ? null : (
        <span className={classNames('td-due', !done && due < now && 'td-late')}>
          <ClockIcon size={13} />
          {momentLabel(due, now, getDisplayZone())}
        </span>
      )}
      {repeat === 'none' ? null : (
        <span>
          <RefreshIcon size={13} />
          {todoRepeatNames[repeat]}
        </span>
      )}
      {checklist.length === 0 ? null : <span>{fill(text.steps, { done: ticked, n: checklist.length })}</span>}
      {source === null || source.id === ticketId ? null : (
        <Link to={{ route: 'tickets-id', params: { id: source.id } }} title={source.subject}>
          <Ltr>{toFa(source.name)}</Ltr>
        </Link>
      )}
      {owner.id === assignee.id && owner.id === me.id ? null : (
        <Name>
          {assignee.id === me.id
            ? fill(text.from, { name: isolate(owner.name) })
            : fill(text.for, { name: isolate(assignee.name) })}
        </Name>
      )}
    </small>
  );
}
