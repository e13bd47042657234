import { BULK_IMMEDIATE_MAX, type MultipleTicketActionData } from '@hamyar/contracts';
import type { BodyOf, multipleTicketAction } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { failureOf, startBatch, type BatchKind } from '../batches/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { runMacroIn } from './macro-run.service.ts';
import { restoreTicketIn } from './deleted-ticket.service.ts';
import { bulkTitles, messages } from './messages.ts';
import { replyOnce } from './ticket-canned-reply.service.ts';
import { createTicketContext, type TicketContext } from './ticket-context.ts';
import { changeSeenTicketIn, type TicketStep } from './ticket-fields.service.ts';
import { changeFields, type FieldChanges } from './ticket-fields-step.service.ts';
import { mergeTicketIn } from './ticket-merge.service.ts';
import { storeReadState } from './ticket-read-state.service.ts';
import { changeShares } from './ticket-share-step.service.ts';
import { mergeShares } from './ticket-share.repository.ts';
import { changeTags } from './ticket-tags-step.service.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket } from './ticket.repository.ts';

type Body = BodyOf<typeof multipleTicketAction>;
/** An action with its value, as the call names them. */
type Action = Body extends infer One ? (One extends Body ? Pick<One, 'action' | 'value'> : never) : never;
type ValueOf<Name extends Action['action']> = Extract<Action, { action: Name }>['value'];

/** Who acts on several tickets, and the settings of this moment. */
interface Acting {
  user: CurrentUser;
  socketId: string | null;
  /** The address of who acts; null in a batch. */
  ip: string | null;
  settings: SettingsReading;
}

/** Does the action on one ticket in a transaction. @throws what the call for one ticket does */
type Perform = (context: TicketContext, trx: Trx, acting: Acting, id: number, version?: number) => Promise<void>;

/** A change of the ticket, by the steps of one ticket. */
const change =
  (step: TicketStep): Perform =>
  async (context, trx, { user, socketId, settings }, id, version) => {
    const writer = { user, socketId, cause: 'bulk' as const };
    const { conflict } = await changeSeenTicketIn(context, trx, { writer, settings, version }, id, step);
    if (conflict) throw new Nok('VERSION_CONFLICT', undefined, messages.versionConflict);
  };
const fields = (changes: FieldChanges): Perform => change((work, wanted) => changeFields(work, { ...wanted, changes }));

/** How far the person has read; nothing of the ticket itself changes. */
const readState =
  (read: boolean): Perform =>
  async (context, trx, { user, socketId, settings }, id) => {
    const ticket = await findTicket(trx, id);
    assertCan(user, 'view', ticket && policyTicket(ticket), settings);
    const seq = read ? ticket!.last_seq : Math.max(0, ticket!.last_seq - 1);
    await storeReadState(context, trx, { user, socketId }, ticket!, seq);
  };

/** What each action does; the compiler asks for every action of the call. */
const ACTIONS: { readonly [Name in Action['action']]: (value: ValueOf<Name>) => Perform } = {
  status: fields,
  importance: (importance) => fields({ importance }),
  department: fields,
  assignee: (recipient_id) => fields({ recipient_id }),
  category: (category_id) => fields({ category_id }),
  service: (service_id) => fields({ service_id }),
  add_tags: (add) => change((work, wanted) => changeTags(work, wanted, { add })),
  remove_tags: (remove) => change((work, wanted) => changeTags(work, wanted, { remove })),
  share: (added) =>
    change((work, wanted) => changeShares(work, { ...wanted, shares: mergeShares(work.ticket.shares, added) })),
  merge_into:
    (value) =>
    (context, trx, { user, socketId, settings }, id, version) =>
      mergeTicketIn(context, trx, { user, socketId, cause: 'bulk' }, settings, { id, version, ...value }),
  macro:
    ({ macro_id }) =>
    async (context, trx, { user, socketId, settings }, id) => {
      const run = { id, macro_id, client_key: null, last_seen_seq: null };
      await runMacroIn(context, trx, { user, socketId, settings }, run);
    },
  reply:
    (value) =>
    (context, ...row) =>
      change((work, { user, settings }) => {
        assertCan(user, 'see_internal', policyTicket(work.ticket), settings);
        return replyOnce({ context, work, user, settings, after: { then: 'stay' } }, value);
      })(context, ...row),
  spam: (spam) => fields({ spam }),
  restore:
    () =>
    (context, trx, { user, socketId, ip }, id) =>
      restoreTicketIn(context, trx, { writer: { user, socketId, cause: 'bulk' }, ip }, id),
  read: () => readState(true),
  unread: () => readState(false),
};

const performOf = ({ action, value }: Action): Perform =>
  (ACTIONS[action] as (value: Action['value']) => Perform)(value);

/**
 * Does one action on several tickets, each in its own transaction by the policy and the steps for one: a ticket that is
 * refused keeps none of the others (spec 7.20, decisions 2.3 "Bulk"). Many are done by a batch.
 */
export async function actOnTickets(
  context: TicketContext,
  user: CurrentUser,
  { ticket_ids, version, ...action }: Body,
  { socketId, ip }: Pick<Acting, 'socketId' | 'ip'>,
): Promise<MultipleTicketActionData> {
  const ids = [...new Set(ticket_ids)];
  if (ids.length > BULK_IMMEDIATE_MAX)
    return { done: [], failed: [], batch_id: await startBulk(context, user, action, ids) };
  const acting = { user, socketId, ip, settings: await context.settings.current() };
  const perform = performOf(action);
  const result: MultipleTicketActionData = { done: [], failed: [], batch_id: null };
  for (const id of ids) {
    try {
      await withTransaction(context.deps.db, (trx) => perform(context, trx, acting, id, version));
      result.done.push(id);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      result.failed.push({ id, ...failure });
    }
  }
  return result;
}

const startBulk = ({ deps }: TicketContext, user: CurrentUser, action: Action, refIds: number[]): Promise<number> =>
  withTransaction(deps.db, (trx) =>
    startBatch(deps, trx, {
      kind: 'ticket_action',
      ownerId: user.id,
      title: bulkTitles[action.action],
      input: action,
      refIds,
    }),
  );

declare module '../batches/batch-kind.ts' {
  interface BatchInputs {
    ticket_action: Action;
  }
}

/** The same action on more tickets than a call waits for. */
export const ticketActionBatch: BatchKind<Action> = {
  link: 'ticket_batch',
  async begin(deps, user, action) {
    const context = createTicketContext(deps);
    const acting = { user, socketId: null, ip: null, settings: await context.settings.current() };
    const perform = performOf(action);
    return (trx, id) => perform(context, trx, acting, id);
  },
};
