export { awayOn } from './absence.repository.ts';
export { levelOfCustomer, levelOfNewCustomer, replaceLevelOfUsers } from './customer-level.repository.ts';
export { contactNorm, nameNorm } from './user-norm.rules.ts';
export {
  changesCredentials,
  editUser,
  insertUser,
  raiseCredentialEpoch,
  updateUser,
  updateUserOfEpoch,
} from './user.repository.ts';
export { replaceRoles } from './role.repository.ts';
export type { UserTable } from './user.table.ts';
