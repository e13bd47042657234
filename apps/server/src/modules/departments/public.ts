export {
  findDepartment,
  findSendable,
  keepDepartment,
  keepSendable,
  servesBranch,
  sendable,
} from './department.repository.ts';
export { departmentLists } from './department-lists.repository.ts';
export { toDepartmentsOf } from './to-departments.repository.ts';
export { assignFormToDepartments } from './department-forms.repository.ts';
export { chosenByBranch, formServes } from './branch-choice.repository.ts';
export { firstBranch, keepBranch, keepFirstBranch, keepStoredBranch } from './branch.repository.ts';
export { insertBranch, lockBranches, reorderBranches, updateBranch } from './branch-writing.repository.ts';
export type { DepartmentRecord } from './department.repository.ts';
export type { BranchTable, DepartmentTable } from './department.table.ts';
export {
  insertDepartment,
  lockDepartments,
  lockRound,
  managersAmong,
  moveChildren,
  reorderDepartments,
  replacePeople,
  storeRound,
  updateDepartment,
} from './department-writing.repository.ts';
