import { TICKET_STATUS, type Macro } from '@hamyar/contracts';
import type { BodyOf, ticketMacro } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { SettingsReading } from '../settings/public.ts';
import { claimRun, countMacroUsage, deleteOldRuns, findMacro, hasRun, type MacroRecord } from './macro.repository.ts';
import { readMacroReader } from './macro.service.ts';
import { addTodoOf } from './macro-todo-step.service.ts';
import { messages } from './messages.ts';
import { readSendingState } from './ticket-content.repository.ts';
import { replyWithTemplate, writeContent, type Writing } from './ticket-canned-reply.service.ts';
import { assertComplete, assertCompleteIfClosed } from './ticket-closing.service.ts';
import type { AfterSending } from './ticket-content-step.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { changeFields, type FieldChanges } from './ticket-fields-step.service.ts';
import { changeShares } from './ticket-share-step.service.ts';
import { mergeShares } from './ticket-share.repository.ts';
import { changeTags } from './ticket-tags-step.service.ts';
import { templateScope } from './ticket-template.policy.ts';
import { refuseField } from './ticket.errors.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

type Step = Macro['steps'][number];
type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>;

/** A macro that runs on one ticket. */
interface Running {
  context: TicketContext;
  work: TicketUnitOfWork;
  user: CurrentUser;
  settings: SettingsReading;
  macro: MacroRecord;
  /** What follows the reply of the macro: its step of the status belongs to it. */
  after: AfterSending;
}

const fields = ({ context, work, user, settings }: Running, changes: FieldChanges) =>
  changeFields(work, { deps: context.deps, user, settings, changes });

const written = ({ context, work, user, settings, macro, after }: Running): Writing => ({
  ...{ context, work, user, settings, after },
  by: { field: 'macro_id', macroId: macro.id },
});

const recipientOf = ({ user }: Running, { to }: StepOf<'assignee'>): number | null =>
  to === 'me' ? user.id : to === 'nobody' ? null : to;

/** What each step does; the compiler asks for every one. */
const STEPS: { readonly [Type in Step['type']]: (running: Running, step: StepOf<Type>) => Promise<void> } = {
  status: (running, { status, close_reason }) =>
    fields(running, { status, ...(status === TICKET_STATUS.closed && { close_reason: close_reason ?? 'resolved' }) }),
  importance: (running, { importance }) => fields(running, { importance }),
  department: (running, { department_id, reason }) => fields(running, { department_id, reason }),
  assignee: (running, step) => fields(running, { recipient_id: recipientOf(running, step) }),
  category: (running, { category_id }) => fields(running, { category_id }),
  service: (running, { service_id }) => fields(running, { service_id }),
  tags: ({ work, user, settings }, { add, remove }) => changeTags(work, { user, settings }, { add, remove }),
  note: (running, { body_html }) => writeContent(written(running), { type: 'note', html: body_html }),
  reply: (running, { template_id }) => replyWithTemplate(written(running), template_id),
  share: ({ context: { deps }, work, user, settings }, { user_id, editable }) =>
    changeShares(work, { user, settings, deps, shares: mergeShares(work.ticket.shares, [{ user_id, editable }]) }),
  todo: ({ context: { deps }, work, user, settings }, step) => addTodoOf({ deps, work, user, settings }, step),
};

const runStep = (running: Running, step: Step): Promise<void> =>
  (STEPS[step.type] as (running: Running, step: Step) => Promise<void>)(running, step);

/** With a reply, the status that the macro sets is that of the reply: it waits for the undo window with it. */
function planOf({ steps }: MacroRecord): { steps: readonly Step[]; after: AfterSending } {
  const status = steps.find((step) => step.type === 'status');
  if (!status || !steps.some(({ type }) => type === 'reply')) return { steps, after: { then: 'stay' } };
  const after: AfterSending =
    status.status === TICKET_STATUS.closed
      ? { then: 'close', close_reason: status.close_reason }
      : { then: 'keep_working' };
  return { steps: steps.filter((step) => step !== status), after };
}

/** What a macro is run with. */
interface Run {
  id: number;
  macro_id: number;
  /** Names the press, which runs it once; null where nothing can be pressed again, as for several tickets. */
  client_key: string | null;
  /** Null: newer contents do not matter, as for several tickets. */
  last_seen_seq: number | null;
}

/**
 * Runs all steps of a macro on a ticket in a transaction; a step that the person may not do throws, and nothing has
 * happened. @throws NotFound, Forbidden, ValidationFailed, Nok
 */
export async function runMacroIn(
  context: TicketContext,
  trx: Trx,
  { user, socketId, settings }: { user: CurrentUser; socketId: string | null; settings: SettingsReading },
  { id, macro_id, client_key, last_seen_seq }: Run,
): Promise<{ stale: boolean; after: Macro['after'] }> {
  const now = context.deps.clock.now();
  const work = await beginUnitOfWork(trx, id, { user, socketId, cause: 'macro' }, now);
  assertCan(user, 'see_internal', policyTicket(work.ticket), settings);
  const macro = await findMacro(trx, templateScope(await readMacroReader(trx, user)), macro_id);
  if (!macro?.status) throw refuseField('macro_id', 'CHOICE', messages.macroGone);
  work.because.name = macro.name;
  if (client_key !== null && (await hasRun(trx, user.id, client_key))) return { stale: false, after: macro.after };
  if (last_seen_seq !== null) {
    const type = macro.steps.some((step) => step.type === 'reply') ? 'message' : 'note';
    const { newer } = await readSendingState(trx, id, { id: user.id, staff: true }, { type, last_seen_seq });
    if (newer) return { stale: true, after: macro.after };
  }
  if (client_key !== null && !(await claimRun(trx, { user_id: user.id, client_key, ticket_id: id, macro_id, at: now })))
    return { stale: false, after: macro.after };
  await countMacroUsage(trx, macro_id, now);
  const { steps, after } = planOf(macro);
  for (const step of steps) await runStep({ context, work, user, settings, macro, after }, step);
  await (after.then === 'close' ? assertComplete : assertCompleteIfClosed)(context, work, { user, settings });
  await flushUnitOfWork(context, work);
  return { stale: false, after: macro.after };
}

/** Runs a macro on a ticket. @throws NotFound, Forbidden, ValidationFailed, Nok */
export async function runMacro(
  context: TicketContext,
  user: CurrentUser,
  id: number,
  { macro_id, client_key, last_seen_seq, force }: BodyOf<typeof ticketMacro>,
  socketId: string | null,
): Promise<{ stale: boolean; after: Macro['after'] }> {
  const { deps } = context;
  const settings = await context.settings.current();
  return withTransaction(deps.db, (trx) =>
    runMacroIn(
      context,
      trx,
      { user, socketId, settings },
      { id, macro_id, client_key, last_seen_seq: force ? null : last_seen_seq },
    ),
  );
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Deletes runs of macros that nobody repeats any more. */
    'ticket.macro_run_sweep': Record<string, never>;
  }
}

/** A press is repeated within moments, or from a page that was left open. */
const RUN_KEPT = 7 * 86_400_000;

/** Every hour. */
export function registerMacroRunSweep({ deps }: Pick<TicketContext, 'deps'>): void {
  deps.jobs.handle('ticket.macro_run_sweep', () =>
    deleteOldRuns(deps.db, new Date(deps.clock.now().getTime() - RUN_KEPT)),
  );
  deps.jobs.schedule('52 * * * *', 'ticket.macro_run_sweep');
}
