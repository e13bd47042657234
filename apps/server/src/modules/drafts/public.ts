export { draftDeletion } from './draft.repository.ts';
