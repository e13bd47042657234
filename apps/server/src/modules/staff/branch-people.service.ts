import type { FieldError } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { endSessions, notifyRoleChanged, writeRightsChangedEvents } from '../identity/public.ts';
import { editUser } from '../users/public.ts';
import { lockPeople, type BranchPerson } from './branch.repository.ts';
import { messages } from './messages.ts';

/** The people who become admins of a branch, and those who are no longer. */
export interface BranchPeopleChange {
  added: readonly BranchPerson[];
  removed: readonly BranchPerson[];
}

const NOBODY: BranchPeopleChange = { added: [], removed: [] };

/**
 * Who becomes an admin of a branch, and who is none any more, by the whole list. Whoever becomes one is an employee who
 * can log in, and nobody changes their own rank (decisions 2.8).
 */
export async function findBranchPeople(
  trx: Trx,
  user: CurrentUser,
  before: readonly number[],
  wanted: readonly number[] | undefined,
): Promise<{ people: BranchPeopleChange; errors: FieldError[] }> {
  if (wanted === undefined) return { people: NOBODY, errors: [] };
  const enter = [...new Set(wanted)].filter((id) => !before.includes(id));
  const leave = before.filter((id) => !wanted.includes(id));
  if ([...enter, ...leave].includes(user.id))
    return { people: NOBODY, errors: [fieldError('manager_ids', 'CHOICE', {}, messages.notYourself)] };
  const people = await lockPeople(trx, [...enter, ...leave]);
  const added = people.filter(({ id, employee, status }) => enter.includes(id) && employee && status === 'active');
  const errors = added.length < enter.length ? [fieldError('manager_ids', 'CHOICE')] : [];
  return { people: { added, removed: people.filter(({ id }) => leave.includes(id)) }, errors };
}

/**
 * Stores the admins of a branch. Whoever becomes one belongs to it from now on; whoever is none any more stays in it as
 * an employee. Their rights are others, so their sessions end (decisions 2.9).
 */
export async function storeBranchPeople(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  branchId: number,
  { added, removed }: BranchPeopleChange,
): Promise<void> {
  const stamps = { updated_by_id: user.id, updated_at: deps.clock.now() };
  const store = async (person: BranchPerson, columns: { branch_admin: boolean; branch_id?: number }) => {
    await editUser(trx, person.id, { ...columns, ...stamps });
    const before = { ...person, supervisor: false, organization_id: null };
    await notifyRoleChanged(deps, trx, person.id, roleOf(before), roleOf({ ...before, ...columns }));
    await endSessions(deps, trx, { userId: person.id, except: null });
  };
  for (const person of added) await store(person, { branch_admin: true, branch_id: branchId });
  for (const person of removed) await store(person, { branch_admin: false });
  await writeRightsChangedEvents(
    deps,
    trx,
    [...added, ...removed].map(({ id }) => id),
  );
}
