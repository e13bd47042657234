import { useCallback, useEffect, useRef, useState } from 'react';
import type { Todo } from '@hamyar/contracts/todos';
import { Button, Card, ErrorState } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { formatNumber } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useTodosQuery, useTodosQueryState } from '../api/todo.api.ts';
import { TodoRows } from '../features/todo-list/todo-rows.tsx';
import { faTodos as text } from '../messages/fa-todos.ts';
import { TodoForm } from './opened-form.ts';
import '../todos.css';

interface TicketTodosWidgetProps {
  ticketId: number;
  /** The last entry of its conversation. */
  lastSeq: number;
  /** There were todos of it when it was read. */
  hasTodos: boolean;
}

/** What is to be done for an open ticket: the own todos and those that are shared on it (decisions 2.13). */
export function TicketTodosWidget({ ticketId, lastSeq, hasTodos }: TicketTodosWidgetProps) {
  const { currentData, isError, isFetching, ask } = useTodosOfTicket(ticketId, hasTodos);
  const read = useRef({ ticketId, lastSeq });
  useEffect(() => {
    const { ticketId: id, lastSeq: seq } = read.current;
    read.current = { ticketId, lastSeq };
    // a macro adds a todo, and says so in the conversation
    if (id === ticketId && seq !== lastSeq) ask();
  }, [ticketId, lastSeq, ask]);
  const [opened, setOpened] = useState<Todo | 'new' | null>(null);
  const close = () => setOpened(null);
  const todos = currentData?.data ?? [];
  const open = todos.filter(({ done }) => !done).length;
  return (
    <Card
      flush
      className="td-ticket"
      title={text.ofTicket}
      count={open > 0 ? formatNumber(open) : null}
      extra={
        <Button
          variant="text"
          size="sm"
          icon={<PlusIcon />}
          onClick={() => {
            ask();
            setOpened('new');
          }}
        >
          {text.addToTicket}
        </Button>
      }
    >
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={ask} /> : null}
      {todos.length > 0 ? (
        <TodoRows label={text.ofTicket} todos={todos} ticketId={ticketId} onOpen={setOpened} />
      ) : null}
      <OnDemand onClose={close}>
        {opened === null ? null : (
          <TodoForm {...(opened === 'new' ? { ticketId } : { stored: opened })} onClose={close} />
        )}
      </OnDemand>
    </Card>
  );
}

/** The todos of a ticket: of one that had none nothing is asked before `ask` says that it may have some. */
function useTodosOfTicket(ticketId: number, hasTodos: boolean) {
  const [asked, setAsked] = useState<number | null>(null);
  const query = { ticket_id: ticketId };
  const { isUninitialized } = useTodosQueryState(query);
  const waits = isUninitialized && !hasTodos && asked !== ticketId;
  const { currentData, isError, isFetching, refetch } = useTodosQuery(waits ? skipToken : query);
  const ask = useCallback(() => {
    if (waits) setAsked(ticketId);
    else void refetch();
  }, [waits, ticketId, refetch]);
  return { currentData, isError, isFetching, ask };
}
