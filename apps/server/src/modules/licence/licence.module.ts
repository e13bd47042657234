import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { registerLicenceClock } from './licence-clock.job.ts';
import { licenceOf } from './licence-reader.service.ts';
import { installLicence } from './licence.service.ts';
import { messages } from './messages.ts';

/** The licence in force and its renewal (decisions 2.19). */
export function licenceModule(deps: Deps): ServerModule {
  return {
    name: 'licence',
    register(host) {
      host.route(contract.licenseGet, async () => ok(await licenceOf(deps).onWire()));
      host.route(contract.licensePut, async ({ body, caller, ip }) =>
        updated(await installLicence(deps, { caller, ip }, body.code), messages.installed),
      );
      registerLicenceClock(deps);
    },
  };
}
