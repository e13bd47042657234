export { contactNorm, nameNorm } from './user-norm.rules.ts';
