import type { ObjectType } from '@hamyar/contracts';
import type { QueryOf, auditLogExport, requestLogExport } from '@hamyar/contracts/schemas';
import type { Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { sheetFile } from '../../platform/sheets/sheet-file.ts';
import { dateCell, type WrittenDates } from '../../platform/sheets/sheet.ts';
import { businessZone } from '../settings/public.ts';
import { readAudit } from './audit.repository.ts';
import { auditInOwnTransaction } from './audit.service.ts';
import { allLines } from './log-position.ts';
import { messages } from './messages.ts';
import { readRequests } from './request-log.repository.ts';

const moment = (at: Date, written: WrittenDates) => dateCell(unixSeconds(at), written, true);
const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/** The calls of the request log that fit the filter, as a file; the audit log says who has taken them. */
export async function exportRequests(
  deps: Deps,
  { user, ip }: Editor,
  { format, dates, ...filter }: QueryOf<typeof requestLogExport>,
): Promise<BlobOutcome> {
  await noteExport(deps, { user, ip }, 'request_log', { format, dates, ...filter });
  const written = { zone: await businessZone(deps), dates };
  const lines = allLines((part) => readRequests(deps.db, filter, part));
  const rows = (async function* () {
    for await (const line of lines)
      yield [
        moment(line.at, written),
        line.method,
        line.route,
        line.status,
        line.body_status,
        line.duration_ms,
        line.user_name ?? line.user_id,
        line.role,
        line.ip,
        line.user_agent,
        line.object_type,
        line.object_id,
        line.error_code,
        line.bytes,
        line.request_id,
      ];
  })();
  return sheetFile(format, { name: messages.requestLog, columns: messages.requestColumns, rows });
}

/** The lines of the audit log that fit the filter, as a file; taking them is a line too. */
export async function exportAudit(
  deps: Deps,
  { user, ip }: Editor,
  { format, dates, ...filter }: QueryOf<typeof auditLogExport>,
): Promise<BlobOutcome> {
  await noteExport(deps, { user, ip }, 'audit_log', { format, dates, ...filter });
  const written = { zone: await businessZone(deps), dates };
  const lines = allLines((part) => readAudit(deps.db, filter, part));
  const rows = (async function* () {
    for await (const line of lines)
      yield [
        line.id,
        moment(line.at, written),
        line.actor_name ?? line.actor_id,
        line.actor_ip,
        line.action,
        line.object_type,
        line.object_id,
        line.object_name,
        json(line.before),
        json(line.after),
        line.reason,
        line.hash.toString('hex'),
      ];
  })();
  return sheetFile(format, { name: messages.auditLog, columns: messages.auditColumns, rows });
}

const noteExport = (deps: Deps, { user, ip }: Editor, log: ObjectType, after: unknown): Promise<void> =>
  auditInOwnTransaction(deps, { caller: user, ip }, { action: 'log.export', object_type: log, after });
