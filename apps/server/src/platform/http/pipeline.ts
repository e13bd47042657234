import { JSON_BODY_MAX, VISITOR_BODY_MAX } from '@hamyar/contracts';
import type { Access } from '@hamyar/contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated, Credential, CurrentUser } from '../auth/current-user.ts';
import { liftBodyDeadline } from './body-deadline.ts';
import { type AppError, Forbidden, NotFound, Unauthenticated } from './app-errors.ts';
import { parseInput, type RawInput } from './request-input.ts';
import type { Handler, RouteOptions, UploadLimits } from './route-handler.ts';
import { checkOrigin, requestOrigin } from './origin-check.ts';
import type { Outcome } from './outcome.ts';
import { endpointLimits, type CountCall, type EndpointLimits } from './rate-limits.ts';
import type { AnyEndpoint, RequestContext } from './request-context.ts';
import { runWithStatistics } from './request-statistics.ts';
import { requestStateOf } from './request-state.ts';
import { messages } from './messages.ts';
import { assertContract, sendOutcome } from './send-outcome.ts';
import { readMultipart, removeUploads } from './uploads.ts';

/** Name of the session cookie (spec 9.17). */
export const SESSION_COOKIE = 'auth.token';

/** What the pipeline needs from the rest of the server. */
export interface PipelineParts {
  /** The person of a token, or null when it is unknown, revoked or idle for too long. */
  authenticate(token: string, via: Credential, request: FastifyRequest): Promise<Authenticated | null>;
  /** Throws Expired when the license does not allow this call for this person (decisions 2.19). */
  checkLicense(endpoint: AnyEndpoint, user: CurrentUser | null): Promise<void>;
  /** Throws when the gate of the call is closed for this person (docs/adr/0051). */
  checkGate(endpoint: AnyEndpoint, user: CurrentUser | null): Promise<void>;
  /** Counts calls for all nodes; without it each node counts for itself. */
  countCall?: CountCall;
  /** Folder for uploads during their request. */
  uploadFolder: string;
  /** Checks every response against its contract; on in tests. */
  checkAnswers: boolean;
}

/** One endpoint with its handler. */
export interface MountedEndpoint {
  endpoint: AnyEndpoint;
  handler: Handler<AnyEndpoint>;
  options: RouteOptions<AnyEndpoint>;
}

/** An endpoint with the counters of its limits. */
export type LimitedEndpoint = MountedEndpoint & { limits: EndpointLimits };

/**
 * Mounts every endpoint: rate limit → authentication → access check (also of who was given a password) → parsing →
 * handler → checked response. `POST` with `_method=put` in query or body is the PUT of the same path (design/api.md
 * "Paths"). Returns the endpoints with their limits.
 */
export function mountEndpoints(
  app: FastifyInstance,
  mounted: readonly MountedEndpoint[],
  parts: PipelineParts,
): LimitedEndpoint[] {
  const routes = new Map<string, LimitedEndpoint[]>();
  const entries = mounted.map((entry) => ({ ...entry, limits: endpointLimits(app, entry.endpoint, parts.countCall) }));
  for (const limited of entries) {
    const { method, path } = limited.endpoint;
    addRoute(routes, `${method} ${path}`, limited);
    if (method === 'PUT') addRoute(routes, `POST ${path}`, limited);
  }
  for (const [key, candidates] of routes) {
    const [method = '', url = ''] = key.split(' ');
    app.route({
      method,
      url,
      bodyLimit: bodyMaxOf(candidates),
      // files are sent as they are, with their length: the compression would take any type that may become smaller
      ...(candidates.every(({ endpoint }) => endpoint.answer === 'blob') ? { compress: false } : {}),
      onRequest: (request) => onRequest(request, candidates, parts),
      handler: (request, reply) => handleRequest(request, reply, candidates, parts),
    });
  }
  return entries;
}

/** Bytes of the largest body; less where nobody has to be logged in. */
const bodyMaxOf = (candidates: readonly LimitedEndpoint[]): number =>
  candidates.every(({ endpoint }) => endpoint.access === 'visitor')
    ? Math.max(VISITOR_BODY_MAX, ...candidates.map(({ endpoint }) => endpoint.bodyMax ?? 0))
    : JSON_BODY_MAX;

function addRoute(routes: Map<string, LimitedEndpoint[]>, key: string, entry: LimitedEndpoint): void {
  routes.set(key, [...(routes.get(key) ?? []), entry]);
}

/** All steps that need no body: address limits, the session, the origin check and the access check. */
async function onRequest(
  request: FastifyRequest,
  candidates: readonly LimitedEndpoint[],
  parts: PipelineParts,
): Promise<void> {
  const state = requestStateOf(request);
  for (const { limits } of candidates) await limits.onRequest(request);
  const { token, via } = readToken(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, via);
  state.authenticated =
    token && via ? await runWithStatistics(state.statistics, () => parts.authenticate(token, via, request)) : null;
  const accessErrors = candidates.map(({ endpoint }) =>
    checkAccess(endpoint.access, state.authenticated?.user ?? null),
  );
  const [first] = accessErrors;
  if (first && accessErrors.every(Boolean)) throw first;
}

function readToken(request: FastifyRequest): { token: string | null; via: Credential | null } {
  const bearer = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '');
  if (bearer?.[1]) return { token: bearer[1], via: 'bearer' };
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { token: cookie, via: 'cookie' } : { token: null, via: null };
}

/** The reason why somebody may not call an endpoint with this access; null when there is none. */
export function checkAccess(access: Access, user: CurrentUser | null): AppError | null {
  if (access === 'visitor') return null;
  if (!user) return new Unauthenticated();
  const allowed =
    access === 'user' ||
    (access === 'customer' && !user.employee) ||
    (access === 'employee' && user.employee) ||
    (access === 'full_admin' && user.full_admin);
  return allowed ? null : new Forbidden();
}

async function handleRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  candidates: readonly LimitedEndpoint[],
  parts: PipelineParts,
): Promise<FastifyReply> {
  const state = requestStateOf(request);
  const raw = readRaw(request);
  const multipart = request.isMultipart();
  // A multipart body is read before it is known which of the endpoints is called; this is allowed only when one of them
  // accepts files.
  const uploader = multipart ? candidates.find(({ endpoint }) => endpoint.upload) : undefined;
  if (multipart) {
    // nothing is read for a call that is closed
    if (uploader) await parts.checkGate(uploader.endpoint, state.authenticated?.user ?? null);
    const limits = await uploadLimits(uploader ?? candidates[0], request);
    if (uploader) liftBodyDeadline(request.raw);
    const { body, files } = await readMultipart(request, parts.uploadFolder, limits, bodyMaxOf(candidates));
    Object.assign(state, { files });
    Object.assign(raw, { body, bodyForm: 'text' });
  }
  const { endpoint, outcome } = await runHandler(request, reply, raw, candidates, parts).finally(() =>
    removeUploads(state.files),
  );
  state.bodyStatus = sendOutcome(reply, endpoint, outcome);
  return reply;
}

async function runHandler(
  request: FastifyRequest,
  reply: FastifyReply,
  raw: RawInput,
  candidates: readonly LimitedEndpoint[],
  parts: PipelineParts,
): Promise<{ endpoint: AnyEndpoint; outcome: Outcome }> {
  const state = requestStateOf(request);
  const { endpoint, handler, limits } = selectEndpoint(request, raw, candidates);
  state.endpoint = endpoint.name;
  const user = state.authenticated?.user ?? null;
  const accessError = checkAccess(endpoint.access, user);
  if (accessError) throw accessError;
  if (user?.must_change_password && endpoint.access !== 'visitor' && !endpoint.allowedWithGivenPassword)
    throw new Forbidden('NEW_PASSWORD_FIRST', messages.newPasswordFirst);
  await limits.onUser(request, user?.id ?? null);
  await parts.checkLicense(endpoint, user);
  await parts.checkGate(endpoint, user);
  const input = parseInput(endpoint, raw);
  await limits.onBody(request, input.body);
  const outcome = await runWithStatistics(state.statistics, async () =>
    handler(contextOf(request, reply, endpoint, input)),
  );
  if (parts.checkAnswers) assertContract(endpoint, outcome);
  return { endpoint, outcome };
}

const NO_FILES: UploadLimits = { maxBytes: 0, maxFiles: 0 };

async function uploadLimits(entry: LimitedEndpoint | undefined, request: FastifyRequest): Promise<UploadLimits> {
  const { upload } = entry?.options ?? {};
  if (!entry?.endpoint.upload || !upload) return NO_FILES;
  return typeof upload === 'function'
    ? upload({
        caller: requestStateOf(request).authenticated?.user ?? null,
        requestId: request.id,
        query: request.query as Record<string, unknown>,
        params: request.params as Record<string, unknown>,
        cookie: (name) => request.cookies[name],
      })
    : upload;
}

function readRaw(request: FastifyRequest): RawInput {
  const query = { ...(request.query as Record<string, unknown>) };
  if (INVALID_QUERY in query) throw query[INVALID_QUERY];
  const text = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return { params: request.params, query, body: request.body, bodyForm: text ? 'text' : 'json' };
}

/** Key of the error of a query that is not read; the query parser itself must not throw. */
export const INVALID_QUERY = '\u0000refused';

function selectEndpoint(
  request: FastifyRequest,
  raw: RawInput,
  candidates: readonly LimitedEndpoint[],
): LimitedEndpoint {
  const override = consumeMethodOverride(raw);
  const method =
    request.method === 'POST' && override === 'PUT' ? 'PUT' : request.method === 'HEAD' ? 'GET' : request.method;
  const chosen = candidates.find(({ endpoint }) => endpoint.method === method);
  if (!chosen) throw new NotFound();
  return chosen;
}

function consumeMethodOverride(raw: RawInput): string | null {
  const inQuery = raw.query._method;
  delete raw.query._method;
  const body =
    raw.body !== null && typeof raw.body === 'object' && '_method' in raw.body
      ? ({ ...raw.body } as Record<string, unknown>)
      : null;
  const inBody = body?._method;
  if (body) {
    delete body._method;
    raw.body = body;
  }
  const named = inBody ?? inQuery;
  return typeof named === 'string' ? named.toUpperCase() : null;
}

/** What a handler gets about a request. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  input: { params: unknown; query: unknown; body: unknown },
): RequestContext {
  const state = requestStateOf(request);
  const { authenticated, statistics } = state;
  const socket = request.headers['x-socket-id'];
  return {
    endpoint,
    requestId: request.id,
    log: request.log,
    params: input.params as never,
    query: input.query as never,
    body: input.body as never,
    files: state.files,
    caller: authenticated?.user ?? null,
    get user() {
      if (!authenticated) throw new Unauthenticated();
      return authenticated.user;
    },
    session: authenticated?.session ?? null,
    bearer: authenticated?.session.via === 'bearer' ? readToken(request).token : null,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    socketId: typeof socket === 'string' && /^[\w-]{1,64}$/.test(socket) ? socket : null,
    origin: requestOrigin(request),
    cookie: (name) => request.cookies[name],
    requestHeader: (name) => {
      const sent = request.headers[name];
      return Array.isArray(sent) ? sent.join(', ') : sent;
    },
    header: (name, value) => {
      reply.header(name, value);
    },
    setCookie: (name, value, { maxAge, readable } = {}) => {
      reply.setCookie(name, value, {
        path: '/',
        sameSite: 'lax',
        httpOnly: !readable,
        secure: request.protocol === 'https',
        ...(maxAge === undefined ? {} : { maxAge }),
      });
    },
    clearCookie: (name) => {
      reply.clearCookie(name, { path: '/' });
    },
    setLogObject: (objectType, objectId) => {
      Object.assign(statistics, { objectType, objectId });
    },
  };
}
