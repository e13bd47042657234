import { registerStaticFiles } from '../../platform/html/static-files.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { makePageHandler, registerExchange } from './page.routes.ts';
import { makePageWriter } from './page.service.ts';
import { registerPublicFiles } from './public-file.routes.ts';
import { registryRoutes } from './registry.routes.ts';
import { makeRegistry, openRegistry, syncReleases } from './registry.service.ts';
import { createInitialPageRenderer } from './ssr.service.ts';

/** Pages, the registry of modules, and the files of both (module-platform 2, 5, 6). */
export const registryModule: ServerModule = {
  name: 'registry',
  register(host, app) {
    const { built, version } = app;
    const initialPages = createInitialPageRenderer(app, built, app.firstAnswersWithin);
    let registry = makeRegistry(built, new Set());
    let writer = makePageWriter(app, { built, registry, initialPages, version });
    host.onReady(async () => {
      await syncReleases(app, built);
      registry = await openRegistry(app, built);
      writer = makePageWriter(app, { built, registry, initialPages, version });
    });
    registryRoutes(host, app, { registry: () => registry, version });
    host.onUnknownPath(makePageHandler(app, () => writer));
    host.mount((server) => registerStaticFiles(server, built.folder));
    host.mount((server) => {
      registerPublicFiles(server, app);
      registerExchange(server, app);
    });
  },
};
