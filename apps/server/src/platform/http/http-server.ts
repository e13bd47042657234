import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { VISITOR_BODY_MAX } from '@hamyar/contracts';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { NotFound, Unauthenticated } from './app-errors.ts';
import { createInternalCalls, type CallInternally } from './internal-call.ts';
import { limitBodyTime } from './body-deadline.ts';
import { parseBrackets, registerBodyParsers } from './body-parsing.ts';
import { registerCompression } from './compression.ts';
import { DOCS_CSP, docsPage } from './docs-page.ts';
import { registerErrorHandler, sendError } from './error-responses.ts';
import { registerMetrics, registerProbes } from './metrics.ts';
import type { HostedModule, ModuleHost, PageHandler } from './module-host.ts';
import { openApiDocument } from './openapi.ts';
import { mountEndpoints, INVALID_QUERY, type MountedEndpoint, type PipelineParts } from './pipeline.ts';
import { registerRateLimits } from './rate-limits.ts';
import { registerRequestLog, type RequestLogEntry } from './request-log.ts';
import { requestStateOf } from './request-state.ts';
import { registerSecurityHeaders } from './security-headers.ts';

/** The parts of an HTTP server, except the modules. */
export interface HttpServerParts extends PipelineParts {
  log: FastifyBaseLogger;
  /** Networks whose X-Forwarded-* headers are trusted. */
  trustProxy: readonly string[];
  metricsToken: string | undefined;
  version: string;
  /** Rejects while requests cannot be served. */
  ready: () => Promise<void>;
  /** Whether the sender may read the API documentation, which contains all calls of employees. */
  mayReadDocs: (request: FastifyRequest) => Promise<boolean>;
  /** Sends a header with the number of statements of a request; on in tests. */
  diagnostics: boolean;
}

/** Builds the server: platform first, then every module's endpoints. It does not listen yet. */
export async function buildHttpServer(
  parts: HttpServerParts,
  modules: readonly HostedModule[],
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    trustProxy: parts.trustProxy.length > 0 ? [...parts.trustProxy] : false,
    disableRequestLogging: true,
    genReqId: () => randomBytes(9).toString('base64url'),
    requestIdHeader: false,
    // of what is not an endpoint; the pipeline sets its own
    bodyLimit: VISITOR_BODY_MAX,
    forceCloseConnections: true,
    requestTimeout: 30 * 60_000,
    routerOptions: { maxParamLength: 500, querystringParser: readQuery },
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply as never, error);
    },
  });
  limitBodyTime(app);
  registerBodyParsers(app);
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  registerErrorHandler(app);
  registerSecurityHeaders(app);
  await registerCompression(app);
  await registerRateLimits(app);
  if (parts.diagnostics) {
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-statement-count', String(requestStateOf(request).statistics.statements));
    });
  }
  const { mounted, plugins, answered, page } = await collectRoutes(app, modules);
  for (const receive of answered) registerRequestLog(app, receive);
  const metrics = registerMetrics(app);
  registerProbes(app, { metrics, metricsToken: parts.metricsToken, ready: parts.ready });
  const endpoints = mountEndpoints(app, mounted, parts);
  registerDocs(app, mounted, parts);
  registerPages(app, page, createInternalCalls(endpoints, parts));
  for (const plugin of plugins) await plugin(app);
  return app;
}

function readQuery(text: string): Record<string, unknown> {
  try {
    return parseBrackets(text);
  } catch (error) {
    return { [INVALID_QUERY]: error };
  }
}

type Plugin = Parameters<ModuleHost['mount']>[0];

/** What the modules registered. */
interface Collected {
  mounted: MountedEndpoint[];
  plugins: Plugin[];
  answered: ((entry: RequestLogEntry) => void)[];
  page: PageHandler | undefined;
}

async function collectRoutes(app: FastifyInstance, modules: readonly HostedModule[]): Promise<Collected> {
  const mounted: MountedEndpoint[] = [];
  const plugins: Plugin[] = [];
  const answered: Collected['answered'] = [];
  let page: PageHandler | undefined;
  const host: ModuleHost = {
    route(endpoint, handler, options = {}) {
      if (mounted.some((m) => m.endpoint.name === endpoint.name))
        throw new Error(`endpoint ${endpoint.name} is mounted twice`);
      mounted.push({
        endpoint,
        handler: handler as MountedEndpoint['handler'],
        options: options as MountedEndpoint['options'],
      });
    },
    mount: (plugin) => {
      plugins.push(plugin);
    },
    onAnswered: (receive) => {
      answered.push(receive);
    },
    onUnknownPath: (answer) => {
      if (page) throw new Error('two modules answer unknown paths');
      page = answer;
    },
    onReady: (task) => {
      app.addHook('onReady', task);
    },
    onClose: (task) => {
      app.addHook('onClose', task);
    },
  };
  for (const module of modules) await module.register(host);
  return { mounted, plugins, answered, page };
}

/**
 * Every path that no other route answers is a page; unknown calls get the envelope, everything else a plain 404. Pages
 * are a route and not Fastify's not-found handler, because plugins such as the compression only work on routes.
 */
function registerPages(app: FastifyInstance, page: PageHandler | undefined, callInternally: CallInternally): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !page) sendError(request, reply, new NotFound());
    else reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
  if (!page) return;
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.callNotFound();
    else await page(request, reply, callInternally);
    return reply;
  });
}

function registerDocs(
  app: FastifyInstance,
  mounted: readonly MountedEndpoint[],
  { version, mayReadDocs }: Pick<HttpServerParts, 'version' | 'mayReadDocs'>,
): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!(await mayReadDocs(request))) throw new Unauthenticated();
  };
  let json: string | null = null;
  let page: string | null = null;
  const document = () =>
    openApiDocument(
      mounted.map((m) => m.endpoint),
      { title: 'Hamyar API', version },
    );
  app.get('/api/openapi.json', { onRequest }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(document()))),
  );
  app.get('/api/docs', { onRequest }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DOCS_CSP)
      .send((page ??= docsPage(document()))),
  );
}
