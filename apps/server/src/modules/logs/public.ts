export { audit, auditInOwnTransaction, verifyAuditChain } from './audit.service.ts';
export type { Actor, AuditNote } from './audit.service.ts';
export { recordModuleFailure } from './module-failure.repository.ts';
export { changedOnly } from './audit.rules.ts';
