import * as contract from '@hamyar/contracts/schemas';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { deleted, ok } from '../../platform/http/outcome.ts';
import { SESSION_COOKIE } from '../../platform/http/pipeline.ts';
import { toDepartmentsOf } from '../departments/public.ts';
import { licenseOf } from '../license/public.ts';
import { audit, type Actor } from '../logs/public.ts';
import { describeDevice } from './device.rules.ts';
import { readOwnRecord } from './profile.repository.ts';
import { listSessions } from './session.repository.ts';
import { toSessionUser } from './session-user.presenter.ts';
import { endSessions, idleLimit } from './session.service.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** The logged-in person and their open sessions. */
export function registerSessionRoutes(host: ModuleHost, deps: Deps): void {
  /** `id` is null for all other sessions. */
  const auditEnd = (trx: Trx, actor: Actor, id: number | null, ended: number): Promise<void> =>
    audit(deps, trx, actor, { action: 'session.end', object_type: 'session', object_id: id, after: { ended } });

  host.route(contract.me, async ({ user, bearer }) => {
    const [license, own, to_departments] = await Promise.all([
      licenseOf(deps).current(),
      readOwnRecord(deps.db, user.id),
      toDepartmentsOf(deps.db, user),
    ]);
    const record = { ...own, created_at: unixSeconds(own.created_at), to_departments };
    return ok({ user: { ...toSessionUser(user, license), ...record }, ...(bearer ? { token: bearer } : {}) });
  });
  host.route(contract.logout, async ({ user, session, clearCookie }) => {
    if (session) await withTransaction(deps.db, (trx) => endSessions(deps, trx, { id: session.id, userId: user.id }));
    clearCookie(SESSION_COOKIE);
    return ok();
  });
  host.route(contract.sessionList, async ({ user, session }) => {
    const usedAfter = new Date(deps.clock.now().getTime() - (await idleLimit(deps, user)));
    const rows = await listSessions(deps.db, user.id, usedAfter);
    return ok(
      rows.map((row) => ({
        id: row.id,
        current: row.id === session?.id,
        device: describeDevice(row.user_agent),
        ip: row.ip,
        created_at: unixSeconds(row.created_at),
        last_seen_at: unixSeconds(row.last_seen_at),
      })),
    );
  });
  host.route(contract.sessionRevokeOthers, async ({ user, ip, session }) => {
    await withTransaction(deps.db, async (trx) => {
      const ended = await endSessions(deps, trx, { userId: user.id, except: session?.id ?? null });
      await auditEnd(trx, { caller: user, ip }, null, ended);
    });
    return deleted();
  });
  host.route(contract.sessionRevoke, async ({ user, ip, params, session, clearCookie }) => {
    await withTransaction(deps.db, async (trx) => {
      const ended = await endSessions(deps, trx, { id: params.id, userId: user.id });
      if (ended === 0) throw new NotFound();
      await auditEnd(trx, { caller: user, ip }, params.id, ended);
    });
    if (params.id === session?.id) clearCookie(SESSION_COOKIE);
    return deleted();
  });
}
