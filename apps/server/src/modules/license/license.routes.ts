import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { licenseOf } from './license-reader.service.ts';
import { installLicense } from './license.service.ts';
import { messages } from './messages.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The current license and its renewal (spec 3.4). */
export function licenseRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.licenseGet, async () => ok(await licenseOf(deps).onWire()));
  host.route(contract.licensePut, async ({ body, caller, ip }) =>
    updated(await installLicense(deps, { caller, ip }, body.code), messages.installed),
  );
}
