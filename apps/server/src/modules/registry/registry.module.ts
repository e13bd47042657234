import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { makeBuildUpdates, watchBuild } from '../../platform/html/build-updates.ts';
import { readBuiltFiles, type BuiltFiles } from '../../platform/html/built-files.ts';
import { registerStaticFiles } from '../../platform/html/static-files.ts';
import type { ModuleHost, ServerModule } from '../../platform/http/module-host.ts';
import { ok } from '../../platform/http/outcome.ts';
import { recordModuleFailure } from '../logs/public.ts';
import { licenceOf } from '../licence/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';
import { mayReadStaffFiles } from './staff-access.service.ts';
import { createInitialPageRenderer } from './ssr.service.ts';
import { registerExchange } from './page.routes.ts';
import { isKnownRelease } from './module-release.repository.ts';
import { makePageWriter, type PageWriter } from './page.service.ts';
import { registerPublicFiles } from './public-file.routes.ts';
import { assemblyProblems, makeRegistry, openRegistry, syncReleases, type Registry } from './registry.service.ts';

/** Pages, the registry of modules, and the files of both (module-platform 2, 5, 6). */
export interface RegistryModule extends ServerModule {
  pages(): PageWriter;
}

/** What the pages are built from, and whether it may change while the server runs. */
export interface RegistryOptions {
  built?: BuiltFiles | undefined;
  /** Serves each new build as soon as it exists and informs the open pages: for `npm run dev`. */
  development?: boolean;
  /** ms that a page waits for the responses of its first calls. */
  firstAnswersWithin?: number | undefined;
}

export function registryModule(
  deps: Deps,
  version: string,
  { built: first = readBuiltFiles(), development = false, firstAnswersWithin }: RegistryOptions = {},
): RegistryModule {
  let registry: Registry = makeRegistry(first, new Set());
  let writer: PageWriter;
  const take = (built: BuiltFiles) => {
    const initialPages = createInitialPageRenderer(deps, built, firstAnswersWithin);
    writer = makePageWriter(deps, { built, registry, initialPages, version });
  };
  take(first);
  const open = async (built: BuiltFiles) => {
    for (const problem of assemblyProblems(built)) deps.log.warn(problem);
    await syncReleases(deps, built);
    registry = await openRegistry(deps, built);
    for (const warning of registry.warnings) deps.log.error({ warning }, 'a module cannot run here');
    take(built);
  };
  return {
    name: 'registry',
    pages: () => writer,
    register(host) {
      host.onReady(() => open(first));
      if (development) followBuilds(host, deps, first, open);
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
      host.route(contract.moduleError, async ({ body, caller, log }) => {
        const { trace_id: traceId, module, version, kind, message, route = null } = body;
        // whoever posts cannot fill the table with names of their own
        const isKnown = await isKnownRelease(deps.db, module, version);
        const failure = { traceId, module, version, kind, message, route };
        const isNew = !isKnown || (await recordModuleFailure(deps.db, failure, deps.clock.now()));
        if (isNew) log.warn({ ...body, user_id: caller?.id ?? null }, 'a module failed in a browser');
        return ok();
      });
      host.mount((app) => registerStaticFiles(app, first.folder, (request) => mayReadStaffFiles(deps, request)));
      host.mount((app) => {
        registerPublicFiles(app, deps);
        registerExchange(app, deps);
      });
    },
  };
}

function followBuilds(
  host: ModuleHost,
  deps: Pick<Deps, 'log'>,
  first: BuiltFiles,
  open: (built: BuiltFiles) => Promise<void>,
): void {
  const updates = makeBuildUpdates(first.bundles);
  const stop = watchBuild(first.folder, (built) => {
    open(built).then(
      () => updates.send(built.bundles),
      (error: unknown) => deps.log.error({ err: error }, 'a new build was not taken'),
    );
  });
  host.mount((app) => {
    updates.register(app);
    // before the connections are closed, otherwise an open page would delay the stop
    app.addHook('preClose', (done) => {
      stop();
      updates.close();
      done();
    });
  });
}
