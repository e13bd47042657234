import { withoutSecrets } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { licenseOf } from '../license/public.ts';
import { recordModuleFailure } from '../logs/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';
import { versionOfRelease } from './module-release.repository.ts';
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
  host.route(contract.moduleError, async ({ body: sent, caller, log }) => {
    const body = withoutLinks(sent);
    const { trace_id: traceId, module, release, kind, message, route = null } = body;
    // visitors write no row that the full admin reads; nobody writes names of their own, or of the other edition
    const audience = caller?.employee ? 'staff' : 'customer';
    const version = caller && (await versionOfRelease(deps.db, { module, audience, release }));
    const failure = { traceId, module, version: version ?? '', release, kind, message, route };
    const isNew = version === null || (await recordModuleFailure(deps.db, failure, deps.clock.now()));
    if (isNew) log.warn({ ...body, user_id: caller?.id ?? null }, 'a module failed in a browser');
    return ok();
  });
}

/** A report without the secrets of links: the address of a visitor's page may carry one. */
function withoutLinks<Report extends { message: string; route?: string | undefined; stack?: string | undefined }>(
  report: Report,
): Report {
  const { message, route, stack } = report;
  return {
    ...report,
    message: withoutSecrets(message),
    ...(route === undefined ? {} : { route: withoutSecrets(route) }),
    ...(stack === undefined ? {} : { stack: withoutSecrets(stack) }),
  };
}
