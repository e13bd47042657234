export { findSendable, servesBranch, sendable } from './department.repository.ts';
