import { pathParams } from '@hamyar/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated } from '../auth/current-user.ts';
import { NotFound } from './app-errors.ts';
import { parseBrackets } from './body-parsing.ts';
import { parseInput } from './request-input.ts';
import { contextOf, checkAccess, type LimitedEndpoint, type PipelineParts } from './pipeline.ts';
import { runWithStatistics } from './request-statistics.ts';
import { requestStateOf } from './request-state.ts';
import { assertContract, serializeOutcome } from './send-outcome.ts';

/** The request that makes an internal call, and its person. */
export interface InternalCaller {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null for a visitor. */
  authenticated: Authenticated | null;
}

/** Runs a GET call of this server without an HTTP request. Throws the same errors as the call. */
export type CallInternally = (asking: InternalCaller, url: string) => Promise<unknown>;

/**
 * Creates the internal calls for pages with preloaded answers. They run the same access check, license and gate check, input
 * checks, handler and response writer as over HTTP, so that a page never shows data that the call would refuse. Rate
 * limits count them only for visitors; for logged-in people the page itself is the request.
 */
export function createInternalCalls(mounted: readonly LimitedEndpoint[], parts: PipelineParts): CallInternally {
  const find = endpointFinder(mounted.filter(({ endpoint }) => endpoint.method === 'GET'));
  return async ({ request, reply, authenticated }, url) => {
    const { pathname, search } = new URL(url, 'http://within');
    const found = find(pathname);
    if (!found) throw new NotFound();
    const { endpoint, handler, limits } = found.entry;
    const user = authenticated?.user ?? null;
    if (!user) await limits.onRequest(request);
    const state = requestStateOf(request);
    state.authenticated = authenticated;
    const accessError = checkAccess(endpoint.access, user);
    if (accessError) throw accessError;
    if (!user) await limits.onUser(request, null);
    await parts.checkLicense(endpoint, user);
    await parts.checkGate(endpoint, user);
    const input = parseInput(endpoint, {
      params: found.params,
      query: parseBrackets(search.slice(1)),
      body: undefined,
      bodyForm: 'text',
    });
    const outcome = await runWithStatistics(state.statistics, async () =>
      handler(contextOf(request, reply, endpoint, input)),
    );
    if (parts.checkAnswers) assertContract(endpoint, outcome);
    return JSON.parse(serializeOutcome(endpoint, outcome)) as unknown;
  };
}

/** Finds the endpoint of a path, literal segments before parameters, as the router of HTTP does. */
function endpointFinder(
  entries: readonly LimitedEndpoint[],
): (path: string) => { entry: LimitedEndpoint; params: Record<string, string> } | null {
  const literal = new Map(entries.map((entry) => [entry.endpoint.path, entry]));
  const parametric = entries.filter(({ endpoint }) => endpoint.path.includes('/:'));
  return (path) => {
    const known = literal.get(path);
    if (known) return { entry: known, params: {} };
    for (const entry of parametric) {
      const params = pathParams(entry.endpoint.path, path);
      if (params) return { entry, params };
    }
    return null;
  };
}
