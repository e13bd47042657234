import { SLA_CHANGES, SLA_DEFAULTS, type SlaChange, TICKET_STATUS } from '@hamyar/contracts';
import { type ClockEvent, type ClockReply, withoutRepliesOf, withoutStatus, withReply } from '@hamyar/domain';
import type { Updateable } from 'kysely';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CheckedChange } from '../forms/public.ts';
import { settingsOf } from '../settings/public.ts';
import { choosePolicyFor, type SlaCopy } from '../sla/public.ts';
import type { TicketRecord } from './ticket.repository.ts';
import { calendarsOf, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import { findTicketSla } from './ticket-sla.repository.ts';
import { clockColumns, NO_SLA_COLUMNS, policyEvent, type TicketSla } from './ticket-sla.rules.ts';
import type { TicketTable } from './ticket.table.ts';

/** The columns whose change may choose another policy, as `recompute_on` names them (decisions 2.6). */
const CHOOSING_COLUMNS: Readonly<Partial<Record<SlaChange, keyof TicketRecord>>> = {
  importance: 'importance',
  department: 'department_id',
  service: 'service_id',
};

/** What a write stores of the clocks: columns of the ticket, and what they are computed from; null ends the SLA. */
export interface ClockWrite {
  columns: Updateable<TicketTable>;
  stored: TicketSla | null;
}

/** What the timer has read of a ticket's clocks, and of the calendars of many; its clocks are stored in any case. */
export interface KnownClocks {
  sla: TicketSla;
  calendars: KnownCalendars;
}

/** A policy that a write gives to its ticket, whatever else it changes; null takes it away. */
export interface GivenSla {
  choice: SlaCopy | null;
  /** Somebody has chosen it for this ticket. */
  byHand: boolean;
}

/** What conversations that are merged or separated mean for the clocks of the ticket that stays. */
export interface MovedReplies {
  /** What its newest message is, where that came with the other conversation. */
  came: ClockReply | null;
  /** The tickets whose conversations go back. */
  goneIds: readonly number[];
  /** The status that a merge gave, and that goes with its conversation. */
  undone: Extract<ClockEvent, { type: 'status' }> | null;
}

/** A write as far as its clocks read it. */
interface ClockWork {
  readonly trx: Trx;
  readonly now: Date;
  readonly ticket: TicketRecord;
  readonly before: TicketRecord;
  readonly summary: { readonly created: boolean };
  readonly sla?: GivenSla;
  readonly moved: MovedReplies | null;
  readonly filledIn: readonly CheckedChange[];
}

/**
 * How this write moves the clocks of its ticket, with the policy chosen where that is due; the only place that does
 * (decisions 2.6). It compares the ticket with the one before, so that no kind of write is left out. Null: not at all.
 */
export async function movedClocks(deps: Deps, work: ClockWork, known?: KnownClocks): Promise<ClockWrite | null> {
  const { ticket, before, summary } = work;
  if (ticket.is_spam) return before.sla_id === null ? null : ENDED_SLA;
  const given = work.sla;
  const mayChoose =
    given !== undefined || summary.created || (ticket.status !== TICKET_STATUS.closed && mayChangePolicy(work));
  const moves = before.sla_id === null ? [] : movesOf(work);
  if (!mayChoose && moves.length === 0 && !work.moved && !known) return null;
  const current = before.sla_id === null ? null : (known?.sla ?? (await findTicketSla(work.trx, ticket.id)));
  const changes = current?.snapshot.recompute_on ?? SLA_DEFAULTS.recompute_on;
  const recompute =
    mayChoose && (given !== undefined || summary.created || before.is_spam || isChosenAgain(work, changes));
  const choice = recompute ? await policyOf(deps, work, current) : null;
  if (recompute && !choice) return current && ENDED_SLA;
  const sla = current ? await changedSla(deps, work, { current, choice, moves }) : choice && newSla(work, choice);
  if (!sla) return null;
  const write = await storedClocks(deps, work, sla, known?.calendars);
  if (!choice) return write;
  const sla_by_hand = given?.byHand ?? before.sla_by_hand;
  return { ...write, columns: { ...write.columns, sla_id: choice.id, sla_name: choice.name, sla_by_hand } };
}

/** The policy that this write gives; else the one that somebody has chosen; else the one that its ticket now gets. */
async function policyOf(deps: Deps, work: ClockWork, current: TicketSla | null): Promise<SlaCopy | null> {
  const { before, trx, sla: given } = work;
  if (given) return given.choice;
  if (current && before.sla_id !== null && before.sla_by_hand)
    return { id: before.sla_id, name: before.sla_name ?? '', snapshot: current.snapshot };
  return choosePolicyFor(deps, trx, withFilledIn(work));
}

/** The ticket with the custom fields that this write fills in; they are stored after its policy is chosen. */
export const withFilledIn = ({ ticket, filledIn }: Pick<ClockWork, 'ticket' | 'filledIn'>) => ({
  ...ticket,
  filled_in: new Map(filledIn.map(({ field, to }) => [field.id, to])),
});

/** What follows from the events of a ticket's SLA now, and how both are stored. */
async function storedClocks(
  deps: Pick<Deps, 'broker'>,
  { trx, now: date, ticket }: ClockWork,
  sla: TicketSla,
  calendars: KnownCalendars = new Map(),
): Promise<ClockWrite> {
  const now = unixSeconds(date);
  const calendarOf = await calendarsOf(deps, trx, sla.events, { now, known: calendars });
  const { columns, warned } = clockColumns(sla, calendarOf, { status: ticket.status, now });
  return { columns, stored: { ...sla, warned } };
}

const ENDED_SLA: ClockWrite = { columns: NO_SLA_COLUMNS, stored: null };

/** Whether a column has changed by which policies are chosen; also for a ticket that was taken for spam until now. */
const mayChangePolicy = (work: ClockWork): boolean => work.before.is_spam || isChosenAgain(work, SLA_CHANGES);

const isChosenAgain = ({ ticket, before, filledIn }: ClockWork, recompute: readonly SlaChange[]): boolean =>
  recompute.some((change) => {
    if (change === 'custom_fields') return filledIn.length > 0;
    const column = CHOOSING_COLUMNS[change];
    return column !== undefined && ticket[column] !== before[column];
  });

const isLater = (now: Date | null, before: Date | null): boolean => now !== null && now.getTime() !== before?.getTime();

/** Answers, messages of the customer and other statuses since the write began. */
function movesOf({ ticket, before, now: date, moved }: ClockWork): ClockEvent[] {
  const at = unixSeconds(date);
  const written = (column: 'last_staff_reply_at' | 'last_customer_reply_at') =>
    !moved && isLater(ticket[column], before[column]);
  return [
    ...(written('last_staff_reply_at') ? [{ type: 'staff_reply' as const, at }] : []),
    ...(written('last_customer_reply_at') ? [{ type: 'customer_reply' as const, at }] : []),
    ...(ticket.status === before.status ? [] : [{ type: 'status' as const, at, status: ticket.status }]),
  ];
}

/** The clocks of a ticket that gets an SLA now: they begin now, because nothing was promised before. */
function newSla({ ticket, now }: ClockWork, { snapshot }: SlaCopy): TicketSla {
  const at = unixSeconds(now);
  const answered = ticket.first_staff_reply_at !== null;
  const events: ClockEvent[] = [
    {
      ...{ type: 'start', at, status: ticket.status, answered },
      awaits_customer: ticket.kind === 'to_customer' && ticket.last_customer_reply_at === null,
    },
    policyEvent(snapshot, ticket, at),
  ];
  if (answered && ticket.waiting_since !== null) events.push({ type: 'customer_reply', at });
  return { snapshot, events, warned: [] };
}

/** A policy that stays keeps what the ticket has of it, so that editing a policy never rewrites a ticket. */
async function changedSla(
  deps: Pick<Deps, 'broker' | 'db'>,
  work: ClockWork,
  { current, choice, moves }: { current: TicketSla; choice: SlaCopy | null; moves: readonly ClockEvent[] },
): Promise<TicketSla> {
  const { ticket, before, now, trx, moved } = work;
  const copied = choice && (work.sla || choice.id !== before.sla_id);
  // the same policy may have another reason now
  const chosen = choice?.snapshot.chosen;
  const snapshot = copied ? choice.snapshot : { ...current.snapshot, ...(chosen && { chosen }) };
  const reopened = before.status === TICKET_STATUS.closed && ticket.status !== TICKET_STATUS.closed;
  const kept = withoutRepliesOf(current.events, moved?.goneIds ?? []);
  // a closed ticket waits for no answer: who wrote elsewhere waits since it is open again
  const waits = reopened && moved?.came?.type === 'customer_reply' ? { ...moved.came, at: unixSeconds(now) } : null;
  const all = moved?.came && !waits ? withReply(kept, moved.came) : kept;
  const events = moved?.undone ? withoutStatus(all, moved.undone) : all;
  const back = events.length < all.length;
  const grace = reopened
    ? { grace: (await settingsOf({ ...deps, db: trx }).current(trx)).generalTicketSettings.reopen_grace_minutes }
    : {};
  if (choice) events.push(policyEvent(snapshot, ticket, unixSeconds(now)));
  for (const event of moves)
    if (!(back && event.type === 'status')) events.push(event.type === 'status' ? { ...event, ...grace } : event);
  if (waits) events.push(waits);
  return { ...current, snapshot, events };
}
