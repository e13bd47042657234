import type { WorkingShift } from '@hamyar/contracts';
import type { Generated, JSONColumnType } from 'kysely';

// Working shifts and what is known of lunar holidays (decisions 2.7).

export interface WorkingShiftTable {
  id: Generated<number>;
  name: string;
  name_norm: string;
  status: Generated<boolean>;
  is_default: Generated<boolean>;
  /** As calls write them. */
  days: JSONColumnType<WorkingShift['days'], string, string>;
  overrides: JSONColumnType<WorkingShift['overrides'], string | undefined, string>;
  created_by_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what it was replaced with. */
  replaced_by_id: number | null;
}

/** A department, or a branch, has the hours of one shift. */
export interface WorkingShiftDepartmentTable {
  department_id: number;
  shift_id: number;
}
export interface WorkingShiftBranchTable {
  branch_id: number;
  shift_id: number;
}

/** An employee works by one shift or several. */
export interface WorkingShiftUserTable {
  user_id: number;
  shift_id: number;
}

/** A lunar holiday that was confirmed; `base_date` is its computed date, Gregorian `YYYY-MM-DD`. */
export interface LunarOffDayTable {
  base_date: string;
  moved: number;
  confirmed_by_id: number;
  confirmed_at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    working_shift: WorkingShiftTable;
    working_shift_department: WorkingShiftDepartmentTable;
    working_shift_branch: WorkingShiftBranchTable;
    working_shift_user: WorkingShiftUserTable;
    lunar_off_day: LunarOffDayTable;
  }
}
