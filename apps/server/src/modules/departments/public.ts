export { findDepartment, findSendable, servesBranch, sendable } from './department.repository.ts';
export { branchExists, firstBranch } from './branch.repository.ts';
export type { DepartmentRecord } from './department.repository.ts';
