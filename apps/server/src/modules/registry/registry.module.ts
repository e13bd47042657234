import { existsSync } from 'node:fs';
import type { AppDeps, ServerModule } from '../../platform/deps.ts';
import { makeBuildUpdates, watchBuild } from '../../platform/html/build-updates.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { registerStaticFiles } from '../../platform/html/static-files.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { endpointLimits, type EndpointLimits } from '../../platform/http/rate-limits.ts';
import { makePageHandler, registerExchange, VISITOR_PAGE_LIMIT } from './page.routes.ts';
import { makePageWriter, type PageWriter } from './page.service.ts';
import { registerPublicFiles } from './public-file.routes.ts';
import { readVisitorGates } from './boot-data.service.ts';
import { registryRoutes } from './registry.routes.ts';
import { makeRegistry, openRegistry, syncReleases } from './registry.service.ts';
import { registerSitemap } from './sitemap.routes.ts';
import { sitemapProblems } from './sitemap.service.ts';
import { createInitialPageRenderer } from './ssr.service.ts';
import { mayReadStaffFiles } from './staff-access.service.ts';

/** Pages, the registry of modules, and the files of both (module-platform 2, 5, 6). */
export const registryModule: ServerModule = {
  name: 'registry',
  register(host, app) {
    const { built: first, version } = app;
    let registry = makeRegistry(first, new Set());
    const writerOf = (built: BuiltFiles): PageWriter =>
      makePageWriter(app, {
        built,
        registry,
        initialPages: createInitialPageRenderer(app, built, app.firstAnswersWithin),
        version,
      });
    let writer = writerOf(first);
    const open = async (built: BuiltFiles): Promise<void> => {
      await syncReleases(app, built);
      registry = await openRegistry(app, built);
      for (const problem of [...registry.problems, ...sitemapProblems(app, routesOf(built))]) app.log.warn(problem);
      for (const warning of registry.warnings) app.log.error({ warning }, 'a module cannot run here');
      writer = writerOf(built);
    };
    host.onReady(() => open(first));
    followBuilds(host, app, first, open);
    registryRoutes(host, app, { registry: () => registry, version });
    let limits: EndpointLimits | undefined;
    host.onUnknownPath(
      makePageHandler(
        app,
        () => writer,
        () => limits,
      ),
    );
    host.mount((server) => registerStaticFiles(server, first.folder, (request) => mayReadStaffFiles(app, request)));
    host.mount((server) => {
      limits = endpointLimits(server, { limits: [VISITOR_PAGE_LIMIT] });
      registerPublicFiles(server, app);
      registerSitemap(server, app, async () => registry.visitorRoutes(await readVisitorGates(app, version)));
      registerExchange(server, app);
    });
  },
};

const routesOf = ({ releases }: BuiltFiles) => releases.flatMap(({ manifest }) => manifest.routes);

/** Serves the releases of a new build without a restart; what cannot be opened leaves the releases as they are. */
function followBuilds(
  host: ModuleHost,
  { development, log }: Pick<AppDeps, 'development' | 'log'>,
  first: BuiltFiles,
  open: (built: BuiltFiles) => Promise<void>,
): void {
  if (!existsSync(first.folder)) return;
  const updates = development ? makeBuildUpdates(first) : null;
  const stop = watchBuild(first.folder, async (read) => {
    try {
      const built = read();
      await open(built);
      updates?.send(built);
      log.info('serving the releases of a new build');
    } catch (error) {
      log.error({ err: error }, 'a new build was not opened');
    }
  });
  host.mount((app) => {
    updates?.register(app);
    // before the server waits for open connections, because an open page would delay the stop
    app.addHook('preClose', (done) => {
      stop();
      updates?.close();
      done();
    });
  });
}
