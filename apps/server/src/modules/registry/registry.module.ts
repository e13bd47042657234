import type { Deps } from '../../platform/deps.ts';
import { readBuiltFiles, type BuiltFiles } from '../../platform/html/built-files.ts';
import { registerStaticFiles } from '../../platform/html/static-files.ts';
import type { ServerModule } from '../../platform/http/module-host.ts';
import { createInitialPageRenderer } from './ssr.service.ts';
import { registerExchange } from './page.routes.ts';
import { makePageWriter, type PageWriter } from './page.service.ts';
import { registerPublicFiles } from './public-file.routes.ts';
import { registryRoutes } from './registry.routes.ts';
import { makeRegistry, openRegistry, syncReleases, type Registry } from './registry.service.ts';

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
        await syncReleases(deps, built);
        registry = await openRegistry(deps, built);
        writer = makePageWriter(deps, { built, registry, initialPages, version });
      });
      registryRoutes(host, deps, { registry: () => registry, version });
      host.mount((app) => registerStaticFiles(app, built.folder));
      host.mount((app) => {
        registerPublicFiles(app, deps);
        registerExchange(app, deps);
      });
    },
  };
}
