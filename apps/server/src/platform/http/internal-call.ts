import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated } from '../auth/current-user.ts';
import { NotFound } from './app-errors.ts';
import { parseBrackets } from './body-parsing.ts';
import { parseInput } from './request-input.ts';
import { contextOf, checkAccess, type MountedEndpoint, type PipelineParts } from './pipeline.ts';
import { runWithStatistics } from './request-statistics.ts';
import { requestStateOf } from './request-state.ts';
import { assertContract, serializeOutcome } from './send-outcome.ts';

/** The request within which an internal call is made, and its person. */
export interface InternalCaller {
  request: FastifyRequest;
  reply: FastifyReply;
  authenticated: Authenticated;
}

/** Runs a GET call of this server without an HTTP request. Throws what the call would have thrown. */
export type CallInternally = (asking: InternalCaller, url: string) => Promise<unknown>;

/**
 * For a page that contains the responses of its first calls: runs the same access check, licence check, input checks,
 * handler and response writer as the call, so that a page never shows what the call would have refused. Rate limits are
 * not counted, because the page itself is the request.
 */
export function createInternalCalls(mounted: readonly MountedEndpoint[], parts: PipelineParts): CallInternally {
  const gets = new Map(
    mounted.filter(({ endpoint }) => endpoint.method === 'GET').map((entry) => [entry.endpoint.path, entry]),
  );
  return async ({ request, reply, authenticated }, url) => {
    const { pathname, search } = new URL(url, 'http://within');
    const entry = gets.get(pathname);
    if (!entry) throw new NotFound();
    const { endpoint, handler } = entry;
    const state = requestStateOf(request);
    state.authenticated = authenticated;
    const accessError = checkAccess(endpoint.access, authenticated.user);
    if (accessError) throw accessError;
    await parts.checkLicence(endpoint, authenticated.user);
    const input = parseInput(endpoint, {
      params: {},
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
