import type { Macro } from '@hamyar/contracts';
import type { BodyOf, todoStore } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SettingsReading } from '../settings/public.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Adds what is to be done for a ticket, by the rules of the call. @throws ValidationFailed */
    readonly addTodo?: (deps: Deps, trx: Trx, user: CurrentUser, body: BodyOf<typeof todoStore>) => Promise<unknown>;
  }
}

const DAY = 86_400;

/** Adds a todo that is linked to the ticket. Only what everybody at the ticket sees is named there. @throws Forbidden, ValidationFailed */
export async function addTodoOf(
  { deps, work, user, settings }: { deps: Deps; work: TicketUnitOfWork; user: CurrentUser; settings: SettingsReading },
  { type: _type, to, due_days, ...todo }: Extract<Macro['steps'][number], { type: 'todo' }>,
): Promise<void> {
  const { ticket, trx, now } = work;
  // a step before it may have moved the ticket away
  assertCan(user, 'see_internal', policyTicket(ticket), settings);
  const add = deps.modules.find(({ addTodo }) => addTodo)?.addTodo;
  if (!add) throw new Error('no module declares in addTodo how todos are added');
  await add(deps, trx, user, {
    ...todo,
    due_at: due_days === null ? null : unixSeconds(now) + due_days * DAY,
    assignee_id: to === 'me' ? user.id : to === 'assignee' ? (ticket.assignee_id ?? user.id) : to,
    source_type: 'ticket',
    source_id: ticket.id,
  });
  const title = todo.shared ? todo.title : null;
  work.history.push({ field: 'todo', from: null, to: title });
  work.systemLines.push({ name: 'todo', from: null, to: title });
}
