import { LOGIN_PATHS, LOGOUT_PATHS, VISITOR_AUDIENCE, type Audience, holdsSecret } from '@hamyar/contracts';
import { returnPath } from '@hamyar/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated, CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { chooseEdition } from '../../platform/html/edition.rules.ts';
import { AppError, Nok, TooManyRequests } from '../../platform/http/app-errors.ts';
import { isDatabaseAway } from '../../platform/http/error-responses.ts';
import type { CallInternally } from '../../platform/http/internal-call.ts';
import { messages as httpMessages } from '../../platform/http/messages.ts';
import { checkOrigin } from '../../platform/http/origin-check.ts';
import { SESSION_COOKIE } from '../../platform/http/pipeline.ts';
import type { EndpointLimits } from '../../platform/http/rate-limits.ts';
import { sendRevalidated } from '../../platform/http/revalidation.ts';
import { parseRequestUrl } from '../../platform/http/request-url.ts';
import {
  authenticate,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  EDITION_COOKIE,
  EDITION_SECONDS,
  endSessions,
  loadUser,
  loginByToken,
  ownerOfLoginToken,
  signStaffDevice,
  STAFF_DEVICE_COOKIE,
  STAFF_DEVICE_SECONDS,
} from '../identity/public.ts';
import { EXCHANGE_POLICY, exchangePage } from './login-exchange-page.ts';
import { failurePage } from './failure-page.ts';
import { messages } from './messages.ts';
import type { PageWriter, SentPage } from './page.service.ts';
import { visitorOrigin } from './visitor-origin.ts';
import { isKnownToStaff } from './staff-access.service.ts';

/** Pages that one address may read without a login; a page of many calls is also limited by those. */
export const VISITOR_PAGE_LIMIT = { max: 240, window: 60, by: 'ip' } as const;
const HTML = 'text/html; charset=utf-8';
const LOGIN_PAGES: ReadonlySet<string> = new Set(LOGIN_PATHS);
/** Paths of files and of the socket: when no handler matches, they get no page. */
const NO_PAGE = /\.[a-z0-9]{1,8}$|^\/socket$/i;
const TO_LOGIN: ReadonlySet<string> = new Set(LOGOUT_PATHS);

interface Visit {
  url: URL;
  authenticated: Authenticated | null;
  user: CurrentUser | null;
  sessionId: number | null;
  edition: Audience;
  moveTo: string | undefined;
  /** An employee logged in on this device before. */
  staffDevice: boolean;
}

/**
 * Answers every path that is neither a call nor a file: with a page of the right edition, or a redirect to the login.
 */
export function makePageHandler(
  deps: Deps,
  writer: () => PageWriter,
  limits: () => EndpointLimits | undefined,
): (request: FastifyRequest, reply: FastifyReply, callInternally: CallInternally) => Promise<void> {
  return async (request, reply, callInternally) => {
    if (NO_PAGE.test(request.url.split('?')[0] ?? '')) {
      reply.callNotFound();
      return;
    }
    const url = parseRequestUrl(request.url);
    if (!url)
      throw new AppError('VALIDATION_ERROR', httpMessages.malformedBody, { code: 'MALFORMED_URL', httpCode: 400 });
    try {
      await answerPage(deps, writer(), { request, reply, url, ask: callInternally, limits: limits() });
    } catch (error) {
      if (error instanceof TooManyRequests) return void refuseForNow(reply, error);
      const passes = isDatabaseAway(error);
      if (passes) request.log.warn({ reason: (error as Error).message, request_id: request.id }, 'page not written');
      else request.log.error({ err: error, request_id: request.id }, 'page not written');
      const { html, policy } = failurePage(request.id, passes);
      reply
        // search engines and proxies come back later after a 503
        .code(passes ? 503 : 500)
        .type(HTML)
        .header('retry-after', '5')
        .header('content-security-policy', policy)
        .send(html);
    }
  };
}

interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  url: URL;
  ask: CallInternally;
  limits: EndpointLimits | undefined;
}

function refuseForNow(reply: FastifyReply, { message, retryAfter }: TooManyRequests): void {
  reply
    .code(429)
    .type('text/plain; charset=utf-8')
    .header('retry-after', retryAfter ?? VISITOR_PAGE_LIMIT.window)
    .send(`${message}\n`);
}

async function answerPage(
  deps: Deps,
  writer: PageWriter,
  { request, reply, url, ask: callInternally, limits }: PageRequest,
): Promise<void> {
  if (holdsSecret(url.pathname) || isInvitation(url)) reply.header('referrer-policy', 'no-referrer');
  const visit = await readVisit(deps, request, url);
  const token = visit.url.searchParams.get('login_token');
  if (token !== null) {
    await exchangeLoginToken(deps, request, reply, { ...visit, token });
    return;
  }
  const visitorPage = await isOpenToVisitor(deps, writer, request, visit);
  if (visitorPage) await limits?.onRequest(request);
  const elsewhere = visitorPage ? null : redirectOf(request, visit);
  if (elsewhere) {
    reply.redirect(elsewhere, 303);
    return;
  }
  const { cookies } = request;
  const { authenticated } = visit;
  if (visit.user?.employee && !visit.staffDevice) setStaffDevice(deps, request, reply);
  const page = await writer.write({
    audience: visitorPage ? VISITOR_AUDIENCE : visit.edition,
    visitorPage,
    origin: visitorOrigin(deps.config, request) ?? '',
    staffDevice: visit.staffDevice,
    // it is accepted by whoever has it, also where somebody else is logged in
    user: isInvitation(visit.url) ? null : visit.user,
    path: visit.url.pathname,
    search: visit.url.search,
    look: {
      theme: cookies['hamyar_theme'],
      density: cookies['hamyar_density'],
      iconMode: cookies['hamyar_rail'] === 'icons',
    },
    callInternally: (url) => callInternally({ request, reply, authenticated }, url),
  });
  if (!page) reply.code(503).type('text/plain; charset=utf-8').send(`${messages.notBuilt}\n`);
  else sendPage(request, reply, page);
}

/** Only pages of visitors are for search engines, have a status of their own and may be stored. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { html, policy, answer }: SentPage): void {
  if (answer?.redirect !== undefined) {
    reply.redirect(answer.redirect, 301);
    return;
  }
  reply.type(HTML).header('content-security-policy', policy);
  if (!answer) reply.header('x-robots-tag', 'noindex');
  if (answer?.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  reply.code(answer?.status ?? 200);
  if (answer?.tag) sendRevalidated(request, reply, answer.tag, html);
  else reply.send(html);
}

/** Whether a page is open to visitors. Such pages are of the customer edition; the staff host has none. */
async function isOpenToVisitor(
  { config }: Deps,
  writer: PageWriter,
  { host }: FastifyRequest,
  { user, url, moveTo }: Visit,
): Promise<boolean> {
  const { pathname } = url;
  if (user || moveTo || host === config.staffHost || LOGIN_PAGES.has(pathname) || TO_LOGIN.has(pathname)) return false;
  return writer.isVisitorPage(pathname);
}

async function readVisit(deps: Deps, request: FastifyRequest, url: URL): Promise<Visit> {
  const cookie = request.cookies[SESSION_COOKIE];
  const authenticated = cookie ? await authenticate(deps, cookie, 'cookie') : null;
  const user = authenticated?.user ?? null;
  const { edition, redirectHost: moveTo } = chooseEdition({
    host: request.host,
    staffHost: deps.config.staffHost,
    customerHost: deps.config.customerHost,
    user,
    cookie: request.cookies[EDITION_COOKIE],
  });
  return {
    url,
    authenticated,
    user,
    sessionId: authenticated?.session.id ?? null,
    edition,
    moveTo,
    staffDevice: isKnownToStaff(deps, request),
  };
}

/** The login page with the invitation of an employee (docs/adr/0129). */
const isInvitation = (url: URL): boolean => LOGIN_PAGES.has(url.pathname) && url.searchParams.has('invitation');

/** The redirect of a visit: another host, the login, or, for logged-in people, away from the login. */
function redirectOf(request: FastifyRequest, { url, user, moveTo }: Visit): string | null {
  const path = url.pathname + url.search;
  if (moveTo) return `${request.protocol}://${moveTo}${path}`;
  if (TO_LOGIN.has(url.pathname)) return '/login';
  // whoever is logged in here may be somebody else
  if (isInvitation(url)) return null;
  if (LOGIN_PAGES.has(url.pathname)) return user ? (returnPath(url.searchParams.get('next')) ?? '/') : null;
  if (user) return null;
  // a secret is no part of another address, which logs and histories keep
  return path === '/' || holdsSecret(url.pathname) ? '/login' : `/login?next=${encodeURIComponent(path)}`;
}

/**
 * Opens the session of a login link and removes the token from the address; asks first when somebody else is logged in.
 */
async function exchangeLoginToken(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit & { token: string },
): Promise<void> {
  const { url, user, token } = visit;
  url.searchParams.delete('login_token');
  const path = returnPath(url.pathname + url.search) ?? '/';
  reply.header('referrer-policy', 'no-referrer');
  const owner = await ownerOfLoginToken(deps, token);
  if (user && owner !== null && owner !== user.id) {
    const next = await loadUser(deps, owner);
    reply
      .type(HTML)
      .header('content-security-policy', EXCHANGE_POLICY)
      .send(exchangePage({ token, path, current: nameOf(user), next: next ? nameOf(next) : '' }));
    return;
  }
  await openByToken(deps, request, reply, { token, path, sessionId: visit.sessionId, userId: user?.id ?? null });
}

async function openByToken(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: { token: string; path: string; sessionId: number | null; userId: number | null },
): Promise<void> {
  try {
    const opened = await loginByToken(deps, link.token, {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      device: request.cookies[DEVICE_COOKIE],
    });
    const { sessionId, userId } = link;
    if (sessionId !== null && userId !== null)
      await withTransaction(deps.db, (trx) => endSessions(deps, trx, { id: sessionId, userId }));
    const attributes = { path: '/', sameSite: 'lax', secure: request.protocol === 'https', httpOnly: true } as const;
    reply.setCookie(SESSION_COOKIE, opened.token, attributes);
    reply.setCookie(DEVICE_COOKIE, opened.device, { ...attributes, maxAge: DEVICE_SECONDS });
    if (opened.user.employee) {
      reply.setCookie(EDITION_COOKIE, 'staff', { ...attributes, maxAge: EDITION_SECONDS });
      setStaffDevice(deps, request, reply);
    }
    reply.redirect(link.path, 303);
  } catch (error) {
    if (!(error instanceof Nok)) throw error;
    reply.redirect(link.userId === null ? '/login?reason=link' : link.path, 303);
  }
}

function setStaffDevice(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  const device = signStaffDevice(deps.secrets, deps.clock.unix());
  const secure = request.protocol === 'https';
  reply.setCookie(STAFF_DEVICE_COOKIE, device, {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: true,
    maxAge: STAFF_DEVICE_SECONDS,
  });
}

const nameOf = (user: CurrentUser): string => `${user.first_name} ${user.last_name}`.trim();

/** Handles the form of the page that asks before one session replaces another. */
export function registerExchange(app: FastifyInstance, deps: Deps): void {
  app.post('/login/exchange', async (request, reply) => {
    // a plain form cannot send X-Requested-With; its origin is enough here
    checkOrigin(request, null);
    const body = (request.body ?? {}) as { login_token?: string; next?: string };
    // the route has matched, so the address can be read
    const visit = await readVisit(deps, request, parseRequestUrl(request.url)!);
    await openByToken(deps, request, reply.header('referrer-policy', 'no-referrer'), {
      token: typeof body.login_token === 'string' ? body.login_token : '',
      path: returnPath(body.next) ?? '/',
      sessionId: visit.sessionId,
      userId: visit.user?.id ?? null,
    });
    return reply;
  });
}
