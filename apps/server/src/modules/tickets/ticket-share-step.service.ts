import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { audit } from '../logs/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { peopleOf } from './people.repository.ts';
import { refuseField } from './ticket.errors.ts';
import { can } from './ticket.policy.ts';
import { policyTicket, type TicketRecord } from './ticket.repository.ts';
import {
  findShareCandidates,
  writeShares,
  type Share,
  type ShareChanges,
  type CandidateSource,
} from './ticket-share.repository.ts';
import { setColumns, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

/**
 * From where a person may add people: the own departments; a full admin from the branch of the ticket, and those who
 * work for all branches (spec 6.35).
 */
export const candidateSourceOf = (user: CurrentUser, ticket: Pick<TicketRecord, 'branch_id'>): CandidateSource =>
  user.full_admin
    ? { branchIds: [ticket.branch_id, ALL_BRANCHES] }
    : { departmentIds: [...new Set([...user.department_ids, ...user.managed_department_ids])] };

interface SharesWanted {
  user: CurrentUser;
  settings: SettingsReading;
  deps: Pick<Deps, 'clock'>;
  /** Unknown where a worker does it for the person. */
  ip?: string | null;
  shares: readonly Share[];
}

/**
 * Shares a ticket that the person sees with exactly these people. Who has no right to share may only leave. @throws
 * Forbidden, ValidationFailed for somebody who is no candidate
 */
export async function changeShares(
  work: TicketUnitOfWork,
  { user, settings, deps, ip = null, shares }: SharesWanted,
): Promise<void> {
  const { trx, ticket, now } = work;
  const changes = differences(ticket.shares, shares);
  const { added, changed, removed } = changes;
  if (added.length + changed.length + removed.length === 0) return;
  const leaves = added.length + changed.length === 0 && removed.every((id) => id === user.id);
  if (!leaves && !can(user, 'share', policyTicket(ticket), settings)) throw new Forbidden();
  await refuseStrangers(work, user, added);
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      ...{ action: 'ticket.share', object_type: 'ticket', object_id: ticket.id, object_name: ticket.number },
      ...{ before: { shares: ticket.shares }, after: { shares: [...shares] } },
    },
  );
  await writeShares(trx, ticket.id, changes, { by: user.id, at: now });
  ticket.shares = [...shares];
  setColumns(work, { shares_count: shares.length });
  await record(work, changes);
}

function differences(before: readonly Share[], after: readonly Share[]): ShareChanges {
  const had = new Map(before.map((share) => [share.user_id, share.editable]));
  const has = new Set(after.map(({ user_id }) => user_id));
  return {
    added: after.filter(({ user_id }) => !had.has(user_id)),
    changed: after.filter(({ user_id, editable }) => had.has(user_id) && had.get(user_id) !== editable),
    removed: before.map(({ user_id }) => user_id).filter((id) => !has.has(id)),
  };
}

async function refuseStrangers(work: TicketUnitOfWork, user: CurrentUser, added: readonly Share[]): Promise<void> {
  if (added.length === 0) return;
  const { trx, ticket, now } = work;
  const onlyIds = added.map(({ user_id }) => user_id);
  const candidates = await findShareCandidates(trx, ticket, candidateSourceOf(user, ticket), { now, onlyIds });
  if (candidates.length < added.length) throw refuseField('shares', 'CHOICE', messages.shareRefused);
}

async function record(work: TicketUnitOfWork, { added, changed, removed }: ShareChanges): Promise<void> {
  const addedIds = added.map(({ user_id }) => user_id);
  for (const id of addedIds) work.history.push({ field: 'share', from: null, to: id });
  for (const id of removed) work.history.push({ field: 'share', from: id, to: null });
  for (const { user_id, editable } of [...added.filter((share) => share.editable), ...changed])
    work.history.push({ field: 'share_full', from: editable ? null : user_id, to: editable ? user_id : null });
  const people = await peopleOf(work.trx, [...addedIds, ...removed]);
  const names = (ids: readonly number[]) => ids.map((id) => people.get(id)?.name ?? '').join('، ');
  if (addedIds.length > 0) {
    work.systemLines.push({ name: 'shared', from: null, to: names(addedIds) });
    work.notifications.push({ event: 'shared', content_id: null, user_ids: addedIds });
  }
  if (removed.length > 0) work.systemLines.push({ name: 'unshared', from: null, to: names(removed) });
}
