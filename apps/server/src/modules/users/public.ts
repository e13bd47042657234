export { contactNorm, nameNorm } from './user-norm.rules.ts';
export { editUser, insertUser, updateUser } from './user.repository.ts';
