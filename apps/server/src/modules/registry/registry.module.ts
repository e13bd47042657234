import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { readBuiltFiles, type BuiltFiles } from '../../platform/html/built-files.ts';
import { registerStaticFiles } from '../../platform/html/static-files.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { licenceOf } from '../licence/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';
import { createInitialPageRenderer } from './ssr.service.ts';
import { registerExchange } from './page.routes.ts';
import { makePageWriter, type PageWriter } from './page.service.ts';
import { registerPublicFiles } from './public-file.routes.ts';
import { assemblyProblems, makeRegistry, openRegistry, syncReleases, type Registry } from './registry.service.ts';

/** Pages, the registry of modules, and the files of both (module-platform 2, 5, 6). */
export interface RegistryModule extends ServerModule {
  pages(): PageWriter;
}

export function registryModule(deps: Deps, version: string, built: BuiltFiles = readBuiltFiles()): RegistryModule {
  let registry: Registry = makeRegistry(built, new Set());
  const initialPages = createInitialPageRenderer(deps, built);
  let writer: PageWriter = makePageWriter(deps, { built, registry, initialPages, version });
  return {
    name: 'registry',
    pages: () => writer,
    register(host) {
      host.onReady(async () => {
        for (const problem of assemblyProblems(built)) deps.log.warn(problem);
        await syncReleases(deps, built);
        registry = await openRegistry(deps, built);
        writer = makePageWriter(deps, { built, registry, initialPages, version });
      });
      host.route(contract.registryGet, async ({ user }) => {
        const [reading, { features }] = await Promise.all([settingsOf(deps).current(), licenceOf(deps).current()]);
        return ok(
          registry.snapshotFor({
            audience: user.employee ? 'staff' : 'customer',
            user,
            features,
            settings: toSystemSettings(reading, { version, features }),
          }),
        );
      });
      host.route(contract.moduleError, ({ body, caller, log }) => {
        log.warn({ ...body, user_id: caller?.id ?? null }, 'a module failed in a browser');
        return ok();
      });
      host.mount((app) => registerStaticFiles(app, built.folder));
      host.mount((app) => {
        registerPublicFiles(app, deps);
        registerExchange(app, deps);
      });
    },
  };
}
