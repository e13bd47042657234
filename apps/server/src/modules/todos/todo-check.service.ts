import { TODO_MAX as MAX, type FieldError } from '@hamyar/contracts';
import type { BodyOf, todoStore, todoUpdate } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { selectColleagues } from '../customers/public.ts';
import { messages } from './messages.ts';
import { countTodos, seesTicket, type TodoRecord } from './todo.repository.ts';

export type NewBody = BodyOf<typeof todoStore>;
export type ChangeBody = BodyOf<typeof todoUpdate>;
/** Either of them. */
type AnyBody = ChangeBody & Pick<NewBody, 'source_type' | 'source_id'>;

/** What of a todo is checked against each other, as it will be. */
interface TodoValues {
  assignee_id: number;
  done: boolean;
  repeat: TodoRecord['repeat'];
  due_at: number | null;
  shared: boolean;
  source_type: TodoRecord['source_type'];
}

/** The values of a todo: what a call sends over what is stored. */
function todoValues(user: CurrentUser, body: AnyBody, current: TodoRecord | null): TodoValues {
  return {
    assignee_id: body.assignee_id ?? current?.assignee_id ?? user.id,
    done: body.done ?? (current !== null && current.done_at !== null),
    repeat: body.repeat ?? current?.repeat ?? 'none',
    due_at: body.due_at === undefined ? unixSeconds(current?.due_at ?? null) : body.due_at,
    shared: body.shared ?? current?.shared ?? false,
    source_type: current ? current.source_type : (body.source_type ?? null),
  };
}

/** Checks what no schema knows: the assignee, the ticket, the limits, and values that need others. @throws ValidationFailed */
export async function checkTodo(trx: Trx, user: CurrentUser, body: AnyBody, current: TodoRecord | null): Promise<void> {
  const values = todoValues(user, body, current);
  const errors = [
    ...dependentErrors(values),
    ...(await assigneeErrors(trx, user, values, current)),
    ...(current ? [] : await sourceErrors(trx, user, body)),
  ];
  if (errors.length === 0) errors.push(...(await limitErrors(trx, user, values, current)));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

function dependentErrors({ repeat, due_at, shared, source_type }: TodoValues): FieldError[] {
  const errors: FieldError[] = [];
  if (repeat !== 'none' && due_at === null) errors.push(fieldError('due_at', 'REQUIRED', {}, messages.repeatNeedsDue));
  if (shared && source_type === null) errors.push(fieldError('shared', 'CHOICE', {}, messages.sharedNeedsTicket));
  return errors;
}

/** A todo for a colleague: of the own departments, of the branch for its admin, all for the full admin (decisions 2.13). */
async function assigneeErrors(
  trx: Trx,
  user: CurrentUser,
  { assignee_id }: TodoValues,
  current: TodoRecord | null,
): Promise<FieldError[]> {
  if (assignee_id === user.id || assignee_id === current?.assignee_id) return [];
  const known = await selectColleagues(trx, user, [assignee_id]);
  return known.has(assignee_id) ? [] : [fieldError('assignee_id', 'CHOICE', {}, messages.assigneeRefused)];
}

async function sourceErrors(trx: Trx, user: CurrentUser, { source_type, source_id }: AnyBody): Promise<FieldError[]> {
  if (source_type === undefined && source_id === undefined) return [];
  if (source_type === undefined) return [fieldError('source_type', 'REQUIRED', {}, messages.sourceIncomplete)];
  if (source_id === undefined) return [fieldError('source_id', 'REQUIRED', {}, messages.sourceIncomplete)];
  return (await seesTicket(trx, user, source_id))
    ? []
    : [fieldError('source_id', 'CHOICE', {}, messages.ticketRefused)];
}

/** A new one, one that changes its assignee and one that is open again need room. */
async function limitErrors(
  trx: Trx,
  user: CurrentUser,
  { assignee_id, done }: TodoValues,
  current: TodoRecord | null,
): Promise<FieldError[]> {
  const opens = !done && (current === null || current.done_at !== null || current.assignee_id !== assignee_id);
  if (!opens && current !== null) return [];
  const { owned, open } = await countTodos(trx, current?.owner_id ?? user.id, assignee_id);
  if (current === null && owned >= MAX.ofOwner)
    return [fieldError('title', 'TOO_MANY', { n: MAX.ofOwner }, messages.tooManyTodos)];
  return opens && open >= MAX.open ? [fieldError('title', 'TOO_MANY', { n: MAX.open }, messages.tooManyOpen)] : [];
}
