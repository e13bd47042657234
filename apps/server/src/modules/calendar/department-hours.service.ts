import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { assignDepartmentHours } from './working-shift.repository.ts';
import { workingTimeChanged } from './working-time.job.ts';

/** Gives a department the hours of a shift, or none of its own; what counts by them counts again where they are others. */
export async function storeDepartmentHours(
  deps: Pick<Deps, 'jobs' | 'db' | 'broker'>,
  trx: Trx,
  departmentId: number,
  shiftId: number | null,
): Promise<void> {
  if (await assignDepartmentHours(trx, departmentId, shiftId)) await workingTimeChanged(deps, trx);
}
