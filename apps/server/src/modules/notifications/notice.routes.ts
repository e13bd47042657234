import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { listNotices, storeNotice } from './notice-matrix.service.ts';

/** The notification matrix (decisions 2.17 "notice"), for the full admin. */
export function registerNoticeRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.noticeList, async () => ok(await listNotices(deps)));
  host.route(contract.noticeStore, async ({ body, caller, ip }) =>
    updated(await storeNotice(deps, { caller, ip }, body)),
  );
}
