import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticated } from '../auth/current-user.ts';
import { NotFound } from './app-errors.ts';
import { parseBrackets } from './body-parsing.ts';
import { readInput } from './input.ts';
import { contextOf, refusalAt, type Mounted, type PipelineParts } from './pipeline.ts';
import { withSignals } from './request-signals.ts';
import { stateOf } from './request-state.ts';
import { assertContract, outcomeText } from './send-outcome.ts';

/** The request within which something is asked, and the person who asks. */
export interface Asking {
  request: FastifyRequest;
  reply: FastifyReply;
  authenticated: Authenticated;
}

/** Answers a GET call of this server without a request of its own. Throws what the call would have thrown. */
export type AskWithin = (asking: Asking, url: string) => Promise<unknown>;

/**
 * For a page that carries the answers of its first calls: the same door, licence, input checks, handler and writer as the
 * call, so that a page never shows what the call would have refused. Limits of calls are not counted: the page is the request.
 */
export function makeAskWithin(mounted: readonly Mounted[], parts: PipelineParts): AskWithin {
  const gets = new Map(
    mounted.filter(({ endpoint }) => endpoint.method === 'GET').map((entry) => [entry.endpoint.path, entry]),
  );
  return async ({ request, reply, authenticated }, url) => {
    const { pathname, search } = new URL(url, 'http://within');
    const entry = gets.get(pathname);
    if (!entry) throw new NotFound();
    const { endpoint, handler } = entry;
    const state = stateOf(request);
    state.authenticated = authenticated;
    const refusal = refusalAt(endpoint.access, authenticated.user);
    if (refusal) throw refusal;
    await parts.checkLicence(endpoint, authenticated.user);
    const input = readInput(endpoint, {
      params: {},
      query: parseBrackets(search.slice(1)),
      body: undefined,
      bodyForm: 'text',
    });
    const outcome = await withSignals(state.signals, async () => handler(contextOf(request, reply, endpoint, input)));
    if (parts.checkAnswers) assertContract(endpoint, outcome);
    return JSON.parse(outcomeText(endpoint, outcome)) as unknown;
  };
}
