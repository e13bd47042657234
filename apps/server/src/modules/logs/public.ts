export { audit, auditInOwnTransaction, verifyAuditChain } from './audit.service.ts';
export type { Actor, AuditNote } from './audit.service.ts';
export { recordModuleFailure } from './module-failure.repository.ts';
export { changedColumns, changedOnly } from './audit.rules.ts';
