import { useState } from 'react';
import type { Todo } from '@hamyar/contracts/todos';
import { Card, EmptyState, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { CheckedIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { Link } from '@hamyar/module-sdk';
import { fill, formatNumber } from '@hamyar/persian';
import { useTodosQuery } from '../api/todo.api.ts';
import { DeleteDoneTodos } from '../features/todo-list/delete-done.tsx';
import { QuickTodo } from '../features/todo-list/quick-todo.tsx';
import { TodoRows } from '../features/todo-list/todo-rows.tsx';
import { faTodos as text } from '../messages/fa-todos.ts';
import { TodoForm } from './opened-form.ts';
import '../todos.css';

/** What this person has to do, on the dashboard: adding, doing, and how many are open and due (decisions 2.13). */
export function TodosWidget() {
  const now = useNow(60);
  const { data, isError, isFetching, refetch } = useTodosQuery({ view: 'mine' }, { refetchOnMountOrArgChange: 10 });
  const [opened, setOpened] = useState<Todo | null>(null);
  const todos = data?.data ?? [];
  const open = todos.filter(({ done }) => !done);
  const late = open.filter(({ due_at: due }) => due !== null && due < now).length;
  const ownDone = todos.some(({ done, editable }) => done && editable);
  return (
    <Card
      flush
      className="td-card"
      title={text.title}
      icon={<CheckedIcon />}
      count={data ? formatNumber(open.length) : null}
      extra={<Link to={{ route: 'todos' }}>{text.all}</Link>}
    >
      <QuickTodo />
      {late > 0 ? <p className="td-late-note">{fill(text.overdue, { n: late })}</p> : null}
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={1} rows={4} height={200} /> : null}
      {data !== undefined && todos.length === 0 ? (
        <EmptyState kind="note" compact icon={<CheckedIcon />} title={text.empty} description={text.emptyHint} />
      ) : null}
      {todos.length > 0 ? <TodoRows label={text.title} todos={todos} onOpen={setOpened} /> : null}
      {ownDone ? (
        <div className="td-foot">
          <DeleteDoneTodos />
        </div>
      ) : null}
      <OnDemand onClose={() => setOpened(null)}>
        {opened ? <TodoForm stored={opened} onClose={() => setOpened(null)} /> : null}
      </OnDemand>
    </Card>
  );
}
