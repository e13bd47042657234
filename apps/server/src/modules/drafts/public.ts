export { deleteDraft } from './draft.repository.ts';
