export { findSendable, ofBranch, sendable } from './department.repository.ts';
