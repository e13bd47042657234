import type { FastifyInstance } from 'fastify';
import { authenticate } from './modules/identity/public.ts';
import { checkLicense } from './modules/license/public.ts';
import { checkGate, mayReadStaffFiles } from './modules/registry/public.ts';
import { ping } from './platform/database/evaluate.ts';
import type { AppDeps, Deps } from './platform/deps.ts';
import { withStatementCounter } from './platform/http/statement-counter.ts';
import { readBuiltFiles } from './platform/html/built-files.ts';
import { countCall } from './platform/http/call-count.repository.ts';
import { buildHttpServer } from './platform/http/http-server.ts';
import { sweepTemporaryFiles, uploadsFolder } from './platform/storage/temporary-files.ts';

/** Version of the product, shown in the footer and sent with every boot (spec 1.3). */
export const VERSION = '0.1.0';

export interface AppOptions {
  /** Checks every answer against its contract and adds headers with the cost of a request; on in tests. */
  checked?: boolean;
  /** Folder of the build; `dist` of the workspace unless a test brings its own. */
  dist?: string;
  /** Serves new builds as soon as they exist, and notifies the open pages. */
  development?: boolean;
  /** ms that a page waits for its preloaded answers. Tests that check the content of a page wait longer. */
  firstAnswersWithin?: number;
}

/** Builds the whole application: platform, then modules. All tests and processes use it. It does not listen yet. */
export async function buildApp(
  outer: Deps,
  { checked = false, dist, development = false, firstAnswersWithin }: AppOptions = {},
): Promise<FastifyInstance> {
  const deps: AppDeps = {
    ...outer,
    db: withStatementCounter(outer.db),
    plannedDb: withStatementCounter(outer.plannedDb),
    searchDb: withStatementCounter(outer.searchDb),
    version: VERSION,
    built: readBuiltFiles(dist),
    development,
    firstAnswersWithin,
  };
  const { dataDir } = deps.config;
  void sweepTemporaryFiles(dataDir).catch((err: unknown) => deps.log.warn({ err }, 'temporary files were not swept'));
  return buildHttpServer(
    {
      authenticate: (token, via) => authenticate(deps, token, via),
      checkLicense: (endpoint, user) => checkLicense(deps, endpoint, user),
      checkGate: (endpoint, user) => checkGate(deps, endpoint, user),
      countCall: (counted) => countCall(deps, counted),
      uploadFolder: uploadsFolder(dataDir),
      checkAnswers: checked,
      log: deps.log,
      trustProxy: deps.config.trustProxy,
      metricsToken: deps.config.metricsToken,
      version: VERSION,
      mayReadDocs: (request) => mayReadStaffFiles(deps, request),
      ready: () => ping(deps.db),
      diagnostics: checked,
    },
    deps.modules.map((module) => ({ name: module.name, register: (host) => module.register?.(host, deps) })),
  );
}
