import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { licenceOf } from './licence-reader.service.ts';
import { installLicence } from './licence.service.ts';
import { messages } from './messages.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The licence in force and its renewal (spec 3.4). */
export function licenceRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.licenseGet, async () => ok(await licenceOf(deps).onWire()));
  host.route(contract.licensePut, async ({ body, caller, ip }) =>
    updated(await installLicence(deps, { caller, ip }, body.code), messages.installed),
  );
}
