export { awayOn } from './absence.repository.ts';
export { levelOfCustomer, levelOfNewCustomer, replaceLevelOfUsers } from './customer-level.repository.ts';
export { contactNorm, nameNorm } from './user-norm.rules.ts';
export {
  changesCredentials,
  editUser,
  insertUser,
  lockEmployees,
  raiseCredentialEpoch,
  updateUser,
  updateUserOfEpoch,
} from './user.repository.ts';
export { insertRole, reorderRoles, replaceRoleOfUsers, replaceRoles, updateRole } from './role.repository.ts';
export type { RoleTable, UserTable } from './user.table.ts';
