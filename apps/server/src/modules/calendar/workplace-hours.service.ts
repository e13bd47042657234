import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { forgetBranchDays, lockOffDays } from './off-day.repository.ts';
import { assignHours } from './working-shift.repository.ts';
import { workingTimeChanged } from './working-time.job.ts';

/** Gives a department the hours of a shift, or none of its own; what counts by them counts again where they are others. */
export async function storeDepartmentHours(
  deps: Pick<Deps, 'jobs' | 'db' | 'broker'>,
  trx: Trx,
  departmentId: number,
  shiftId: number | null,
): Promise<void> {
  if (await assignHours(trx, 'department', departmentId, shiftId)) await workingTimeChanged(deps, trx);
}

/** Of a branch: its hours and its time zone. */
interface BranchTime {
  /** Undefined: they stay as they are. */
  shiftId: number | null | undefined;
  /** The branch has got another time zone. */
  zoneChanged: boolean;
}

/** Gives a branch its hours; what counts by them, or by its time zone, counts again where they are others. */
export async function storeBranchHours(
  deps: Pick<Deps, 'jobs' | 'db' | 'broker'>,
  trx: Trx,
  branchId: number,
  { shiftId, zoneChanged }: BranchTime,
): Promise<void> {
  const changed = shiftId !== undefined && (await assignHours(trx, 'branch', branchId, shiftId));
  if (changed || zoneChanged) await workingTimeChanged(deps, trx);
}

/** What a branch had for itself ends with it: its hours and its days off. */
export async function forgetBranch(trx: Trx, branchId: number): Promise<void> {
  await lockOffDays(trx);
  await assignHours(trx, 'branch', branchId, null);
  await forgetBranchDays(trx, branchId);
}
