import { LIST_TOTAL_CAP } from '@hamyar/contracts';
import type { QueryOf } from '@hamyar/contracts/schemas';
import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { cappedPage, list, ok } from '../../platform/http/outcome.ts';
import { licenseOf } from '../license/public.ts';
import { listAudit, type AuditRow } from './audit.repository.ts';
import { verifyAuditChain } from './audit.service.ts';
import { exportAudit, exportRequests } from './log-export.service.ts';
import { requestHistogram } from './log-histogram.service.ts';
import { isLastPage, OLDEST, readCursor, writeCursor, type LogCursor, type LogPosition } from './log-position.ts';
import { listModuleFailures, type ModuleFailureRow } from './module-failure.repository.ts';
import { listRequests, requestsAfter, type RequestRow } from './request-log.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** Calls that one question about new ones answers, and ms for which they are new. */
const WATCHED_MAX = 100;
const WATCHED_MS = 600_000;

/** Request log (full admin on a self-hosted license, spec 6.11) and audit log (permission *view audit log*, decisions 2.25). */
export function registerLogRoutes(host: ModuleHost, deps: Deps): void {
  requestLogRoutes(host, deps);
  host.route(contract.auditLogList, async ({ query, user }) => {
    assertViewsAudit(user);
    const asked = { ...query, cursor: readCursor(query.cursor) };
    return pageOf(asked, (part) => listAudit(deps.db, part, LIST_TOTAL_CAP), toAuditEntry);
  });
  host.route(contract.auditLogExport, async ({ user, ip, query }) => {
    assertViewsAudit(user);
    if (!user.effective_permissions.includes('export data')) throw new Forbidden();
    return exportAudit(deps, { user, ip }, query);
  });
  host.route(contract.auditLogVerify, async ({ user }) => {
    assertViewsAudit(user);
    const { checked, brokenId, lastHash } = await verifyAuditChain(deps.db);
    return ok({ checked, broken_id: brokenId, last_hash: lastHash?.toString('hex') ?? null });
  });
  host.route(contract.moduleFailureList, async ({ query }) => {
    const { rows, total } = await listModuleFailures(deps.db, query.page, query.perPage);
    return list(rows.map(toModuleFailure), { currentPage: query.page, perPage: query.perPage, total });
  });
}

/** The calls of the request log, of which a cloud license has none. */
function requestLogRoutes(host: ModuleHost, deps: Deps): void {
  const onSelfHosted =
    <Asked, Answer>(handle: (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked): Promise<Answer> => {
      const { claims } = await licenseOf(deps).current();
      if (claims?.type === 'cloud') throw new Forbidden();
      return handle(asked);
    };
  host.route(
    contract.getLogs,
    onSelfHosted(async ({ query }: { query: QueryOf<typeof contract.getLogs> }) => {
      const asked = { ...query, cursor: readCursor(query.cursor) };
      return pageOf(asked, (part) => listRequests(deps.db, part, LIST_TOTAL_CAP), toRequestEntry);
    }),
  );
  host.route(
    contract.requestLogNewer,
    onSelfHosted(async ({ query }: { query: QueryOf<typeof contract.requestLogNewer> }) => {
      const { after_id: id, ...filter } = query;
      const since = new Date(deps.clock.now().getTime() - WATCHED_MS);
      return ok((await requestsAfter(deps.db, filter, { id, since, limit: WATCHED_MAX })).map(toRequestEntry));
    }),
  );
  host.route(
    contract.requestLogHistogram,
    onSelfHosted(async ({ query }: { query: QueryOf<typeof contract.requestLogHistogram> }) =>
      ok(await requestHistogram(deps, query)),
    ),
  );
  host.route(
    contract.requestLogExport,
    onSelfHosted(async ({ user, ip, query }: Editor & { query: QueryOf<typeof contract.requestLogExport> }) =>
      exportRequests(deps, { user, ip }, query),
    ),
  );
}

function assertViewsAudit(user: CurrentUser): void {
  if (!user.effective_permissions.includes('view audit log')) throw new Forbidden();
}

interface LogPage {
  page: number;
  perPage: number;
  cursor: LogCursor | null;
}

/**
 * A page of a log, of which `read` reads one row more than it has, at its end in the direction of the cursor. The last
 * page is full, so pages that are counted from there begin elsewhere; the first page is full too, and the same either way.
 */
async function pageOf<Query extends LogPage, Row extends LogPosition, Entry>(
  query: Query,
  read: (part: Query) => Promise<{ rows: readonly Row[]; total: number }>,
  toEntry: (row: Row) => Entry,
) {
  const { perPage } = query;
  const { rows, total } = await read(query);
  const newer = query.cursor?.newer ?? false;
  const more = rows.length > perPage;
  if (newer && !more) return pageOf({ ...query, cursor: null, page: 1 }, read, toEntry);
  const last = isLastPage(query.cursor);
  const shown = newer ? rows.slice(-perPage) : rows.slice(0, perPage);
  const [first, oldest] = [shown.at(0), shown.at(-1)];
  // the row of the cursor is on the side from which it came
  const hasNewer = newer ? more : query.cursor !== null || query.page > 1;
  const hasOlder = !last && (newer || more);
  return list(shown.map(toEntry), {
    ...cappedPage({ page: query.page, perPage }, total),
    nextCursor: oldest && hasOlder ? writeCursor({ from: oldest, newer: false }) : null,
    previousCursor: first && hasNewer ? writeCursor({ from: first, newer: true }) : null,
    lastCursor: hasOlder ? writeCursor(OLDEST) : null,
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
    branch_id: row.branch_id,
    ip: row.ip,
    user_agent: row.user_agent,
    object_type: row.object_type,
    object_id: row.object_id,
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
    reason: row.reason,
    prev_hash: row.prev_hash?.toString('hex') ?? null,
    hash: row.hash.toString('hex'),
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
