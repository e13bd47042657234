import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { join } from 'node:path';
import { authenticate } from './modules/identity/public.ts';
import { checkLicense } from './modules/license/public.ts';
import { mayReadStaffFiles } from './modules/registry/public.ts';
import type { AppDeps, Deps } from './platform/deps.ts';
import { withStatementCounter } from './platform/http/statement-counter.ts';
import { readBuiltFiles } from './platform/html/built-files.ts';
import { buildHttpServer } from './platform/http/http-server.ts';

/** Version of the product, shown in the footer and sent with every boot (spec 1.3). */
export const VERSION = '0.1.0';

export interface AppOptions {
  /** Holds every answer against its contract and says in a header what a request cost; on in tests. */
  checked?: boolean;
  /** Folder of the build; `dist` of the workspace unless a test brings its own. */
  dist?: string;
  /** Serves new builds as they come and tells the open pages. */
  development?: boolean;
  /** ms that a page waits for its first answers; a test, which asks what a page holds, waits longer than a person. */
  firstAnswersWithin?: number;
}

/** Builds the whole application: platform, then modules. Every test and every process uses it; it listens to nothing yet. */
export async function buildApp(
  outer: Deps,
  { checked = false, dist, development = false, firstAnswersWithin }: AppOptions = {},
): Promise<FastifyInstance> {
  const deps: AppDeps = {
    ...outer,
    db: withStatementCounter(outer.db),
    searchDb: withStatementCounter(outer.searchDb),
    version: VERSION,
    built: readBuiltFiles(dist),
    development,
    firstAnswersWithin,
  };
  return buildHttpServer(
    {
      authenticate: (token, via) => authenticate(deps, token, via),
      checkLicense: (endpoint, user) => checkLicense(deps, endpoint, user),
      uploadFolder: join(deps.config.dataDir, 'uploads'),
      checkAnswers: checked,
      log: deps.log,
      trustProxy: deps.config.trustProxy,
      metricsToken: deps.config.metricsToken,
      version: VERSION,
      mayReadDocs: (request) => mayReadStaffFiles(deps, request),
      ready: async () => {
        await sql`select 1`.execute(deps.db);
      },
      diagnostics: checked,
    },
    deps.modules.map((module) => ({ name: module.name, register: (host) => module.register?.(host, deps) })),
  );
}
