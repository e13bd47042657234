import { LIST_TOTAL_CAP } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { list } from '../../platform/http/outcome.ts';
import { licenseOf } from '../license/public.ts';
import { listAudit, type AuditRow } from './audit.repository.ts';
import { listModuleFailures, type ModuleFailureRow } from './module-failure.repository.ts';
import { listRequests, type RequestRow } from './request-log.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** Request log (full admin on a self-hosted license, spec 6.11) and audit log (permission *view audit log*, decisions 2.25). */
export function registerLogRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.getLogs, async ({ query }) => {
    const { claims } = await licenseOf(deps).current();
    if (claims?.type === 'cloud') throw new Forbidden();
    const { cursor, ...filters } = query;
    const { rows, total } = await listRequests(deps.db, { ...filters, before: readCursor(cursor) }, LIST_TOTAL_CAP);
    const shown = rows.slice(0, query.perPage);
    const last = shown.at(-1);
    return list(shown.map(toRequestEntry), {
      currentPage: query.page,
      perPage: query.perPage,
      total: Math.min(total, LIST_TOTAL_CAP),
      totalCapped: total > LIST_TOTAL_CAP,
      nextCursor: rows.length > query.perPage && last ? writeCursor(last) : null,
    });
  });
  host.route(contract.auditLogList, async ({ query, user }) => {
    if (!user.effective_permissions.includes('view audit log')) throw new Forbidden();
    const { rows, total } = await listAudit(deps.db, query, LIST_TOTAL_CAP);
    return list(rows.map(toAuditEntry), {
      currentPage: query.page,
      perPage: query.perPage,
      total: Math.min(total, LIST_TOTAL_CAP),
      totalCapped: total > LIST_TOTAL_CAP,
    });
  });
  host.route(contract.moduleFailureList, async ({ query }) => {
    const { rows, total } = await listModuleFailures(deps.db, query.page, query.perPage);
    return list(rows.map(toModuleFailure), { currentPage: query.page, perPage: query.perPage, total });
  });
}

function toRequestEntry(row: RequestRow) {
  return {
    id: row.id,
    at: unixSeconds(row.at),
    request_id: row.request_id,
    method: row.method,
    route: row.route,
    status: row.status,
    body_status: row.body_status,
    duration_ms: row.duration_ms,
    user_id: row.user_id,
    user_name: row.user_name,
    role: row.role,
    ip: row.ip,
    user_agent: row.user_agent,
    error_code: row.error_code,
    bytes: row.bytes,
  };
}

function toAuditEntry(row: AuditRow) {
  return {
    id: row.id,
    at: unixSeconds(row.at),
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_ip: row.actor_ip,
    action: row.action,
    object_type: row.object_type,
    object_id: row.object_id,
    object_name: row.object_name,
    before: row.before,
    after: row.after,
  };
}

function toModuleFailure(row: ModuleFailureRow) {
  return {
    module: row.module,
    version: row.version,
    release: row.release,
    kind: row.kind,
    count: row.count,
    last_at: unixSeconds(row.last_at),
    last_message: row.last_message,
    last_trace_id: row.last_trace_id,
    last_route: row.last_route,
  };
}

const writeCursor = ({ at, id }: { at: Date; id: number }): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

function readCursor(cursor: string | undefined): { at: Date; id: number } | null {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor ?? '', 'base64url').toString()) ?? [];
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : null;
}
