import { jalaliFromEpochDay, wallClock } from '@hamyar/dayjs-jalali';
import {
  derivedParticipants,
  formatTicketNumber,
  ticketNumberCounter,
  ticketNumberStem,
  type TicketNumberFormat,
} from '@hamyar/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import type { DepartmentRecord } from '../departments/public.ts';
import { businessDay, type SettingsReading } from '../settings/public.ts';
import { assignByDepartment, assignedEntry, presentOrSubstitute } from './ticket-assignment.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { nextSequence } from './ticket.repository.ts';
import {
  moveClocks,
  publishUnitsOfWork,
  setColumns,
  storeUnitsOfWork,
  type TicketUnitOfWork,
} from './ticket-unit-of-work.service.ts';

/** What a new ticket gets besides its row and its first message. */
interface NewTicketStep {
  department: DepartmentRecord;
  /** Of the form and the category: who comes before the department's way of assigning. */
  defaults: readonly (number | null | undefined)[];
  /** The first message. */
  contentId: number;
  /** Whether its sender gets a receipt too. */
  receipt?: boolean;
}

/**
 * Finishes a ticket that this transaction has inserted with its first message, however it came about: assigned where it
 * names nobody, with its SLA, numbered, stored, and everybody notified.
 */
export async function finishNewTicket(
  context: TicketContext,
  work: TicketUnitOfWork,
  step: NewTicketStep,
): Promise<{ id: number; number: string }> {
  const { ticket, trx } = work;
  work.summary.created = true;
  work.history.unshift({ field: 'created', from: null, to: ticket.kind });
  work.notifications.push({ event: 'created', content_id: step.contentId, ...(step.receipt && { receipt: true }) });
  await assign(context, work, step);
  await moveClocks(context, work);
  // Nobody follows a ticket that did not exist.
  await publishUnitsOfWork(context, [work], new Map());
  const number = await nextNumber(context, trx);
  setColumns(work, { number });
  await storeUnitsOfWork([work]);
  return { id: ticket.id, number };
}

async function assign(
  { deps }: TicketContext,
  work: TicketUnitOfWork,
  { department, defaults }: NewTicketStep,
): Promise<void> {
  const { ticket, trx, now } = work;
  if (ticket.recipient_id !== null) return;
  const answering = {
    ...{ departmentId: department.id, branchId: ticket.branch_id },
    ...{ now, presentOn: await businessDay({ ...deps, db: trx }) },
  };
  const recipient_id = await firstOf(defaults, (id) => presentOrSubstitute(trx, answering, id));
  // who asks a department of colleagues does not answer
  const exceptId = ticket.kind === 'internal' ? ticket.owner_id : undefined;
  const { recipient_id: chosen, reason } =
    recipient_id === null
      ? await assignByDepartment(deps, trx, { department, branchId: ticket.branch_id, exceptId })
      : { recipient_id, reason: 'default_recipient' as const };
  if (chosen === null) return;
  work.history.push(assignedEntry(chosen, reason));
  setColumns(work, { recipient_id: chosen, ...derivedParticipants({ ...ticket, recipient_id: chosen }) });
}

async function firstOf(
  ids: readonly (number | null | undefined)[],
  answererFor: (id: number) => Promise<number | null>,
): Promise<number | null> {
  for (const id of ids) {
    const answerer = id ? await answererFor(id) : null;
    if (answerer !== null) return answerer;
  }
  return null;
}

/**
 * The number in the format of the settings, by the Jalali year and month of the business zone. Its counter is locked
 * last so that it is locked for the shortest time: for the one statement that stores the number with everything else.
 */
async function nextNumber({ deps, settings }: TicketContext, trx: Trx): Promise<string> {
  const { systemInformation, generalTicketSettings } = await settings.current(trx);
  const format = numberFormat(generalTicketSettings);
  const { year, month } = jalaliFromEpochDay(wallClock(deps.clock.unix(), systemInformation.timezone).day);
  const at = { year, month: month + 1 };
  const sequence = await nextSequence(trx, ticketNumberCounter(format, at), ticketNumberStem(format, at));
  return formatTicketNumber({ ...at, sequence }, format);
}

const numberFormat = (settings: SettingsReading['generalTicketSettings']): TicketNumberFormat => ({
  prefix: settings.number_prefix,
  date: settings.number_date,
  digits: settings.number_digits,
  restart: settings.number_restart,
  check: settings.number_check,
});
