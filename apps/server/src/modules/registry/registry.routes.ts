import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { licenseOf } from '../license/public.ts';
import { recordModuleFailure } from '../logs/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';
import { isKnownRelease } from './module-release.repository.ts';
import type { Registry } from './registry.service.ts';

/** The registry of a person, and failure reports of modules from browsers (module-platform 2, 5). */
export function registryRoutes(
  host: ModuleHost,
  deps: Deps,
  { registry, version }: { registry(): Registry; version: string },
): void {
  host.route(contract.registryGet, async ({ user }) => {
    const [reading, { features }] = await Promise.all([settingsOf(deps).current(), licenseOf(deps).current()]);
    return ok(
      registry().snapshotFor({
        audience: user.employee ? 'staff' : 'customer',
        user,
        features,
        settings: toSystemSettings(reading, { version, features }),
      }),
    );
  });
  host.route(contract.moduleError, async ({ body, caller, log }) => {
    const { trace_id: traceId, module, version: release, kind, message, route = null } = body;
    // otherwise a caller could fill the table with invented names
    const isKnown = await isKnownRelease(deps.db, module, release);
    const failure = { traceId, module, version: release, kind, message, route };
    const isNew = !isKnown || (await recordModuleFailure(deps.db, failure, deps.clock.now()));
    if (isNew) log.warn({ ...body, user_id: caller?.id ?? null }, 'a module failed in a browser');
    return ok();
  });
}
