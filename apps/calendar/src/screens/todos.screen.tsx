import { useState } from 'react';
import { TODO_VIEWS, type Todo, type TodoView } from '@hamyar/contracts/todos';
import { Alert, Card, EmptyState, ErrorState, Segmented, Skeleton } from '@hamyar/design-system/basics';
import { CheckedIcon } from '@hamyar/design-system/icons';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { OnDemand } from '@hamyar/module-kit/keys';
import { SortButton } from '@hamyar/module-kit/order';
import { useIdParam, useNavigate } from '@hamyar/module-sdk';
import { formatNumber } from '@hamyar/persian';
import { useTodosQuery } from '../api/todo.api.ts';
import { DeleteDoneTodos } from '../features/todo-list/delete-done.tsx';
import { QuickTodo } from '../features/todo-list/quick-todo.tsx';
import { TodoRows } from '../features/todo-list/todo-rows.tsx';
import { faTodos as text } from '../messages/fa-todos.ts';
import { TodoForm } from '../widgets/opened-form.ts';
import '../todos.css';

/**
 * What this person has to do, and what others are to do for them; `/todos/:id` opens one of them, where a notification
 * leads.
 */
export function TodosScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const [view, setView] = useState<TodoView>('mine');
  const [chosen, setChosen] = useState<Todo | null>(null);
  const { currentData, isError, isFetching, refetch } = useTodosQuery({ view }, { refetchOnMountOrArgChange: 10 });
  const todos = currentData?.data ?? [];
  const linked = id === null ? undefined : todos.find((todo) => todo.id === id);
  const opened = chosen ?? linked ?? null;
  const close = () => {
    setChosen(null);
    if (id !== null) navigate('/todos', { replace: true });
  };
  return (
    <Page narrow>
      <PageHeader
        title={text.title}
        count={currentData ? formatNumber(todos.filter(({ done }) => !done).length) : null}
        actions={view === 'mine' ? <SortButton type="todo" onSaved={() => void refetch()} /> : null}
      />
      <Card flush className="td-page">
        <div className="td-tools">
          <Segmented
            label={text.views}
            value={view}
            onChange={setView}
            options={TODO_VIEWS.map((value) => ({ value, label: value === 'mine' ? text.title : text.given }))}
          />
          {todos.some(({ done, editable }) => done && editable) ? <DeleteDoneTodos /> : null}
        </div>
        {id !== null && currentData && !linked ? <Alert tone="info">{text.gone}</Alert> : null}
        {view === 'mine' ? <QuickTodo /> : null}
        {currentData?.totalCapped ? <Alert tone="info">{text.capped}</Alert> : null}
        {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
        {currentData === undefined && !isError ? <Skeleton lines={1} rows={6} height={300} /> : null}
        {currentData && todos.length === 0 ? (
          <EmptyState
            icon={<CheckedIcon />}
            title={view === 'mine' ? text.empty : text.emptyGiven}
            description={view === 'mine' ? text.emptyHint : undefined}
          />
        ) : null}
        {todos.length > 0 ? <TodoRows label={text.title} todos={todos} onOpen={setChosen} /> : null}
      </Card>
      <OnDemand onClose={close}>{opened ? <TodoForm stored={opened} onClose={close} /> : null}</OnDemand>
    </Page>
  );
}
