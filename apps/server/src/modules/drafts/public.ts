export { draftDeletion } from './draft.repository.ts';
export { sharedDraftsAsJson, type SharedDraftRecord } from './shared-draft.repository.ts';
export { setDraftShared, claimDraft } from './shared-draft.service.ts';
