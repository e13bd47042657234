import type { FastifyRequest } from 'fastify';
import type { Authenticated } from '../auth/current-user.ts';
import { createStatistics, type RequestStatistics } from './request-statistics.ts';
import type { UploadedFile } from './request-context.ts';

/** What the pipeline stores about a request between its steps. */
export interface RequestState {
  statistics: RequestStatistics;
  startedAt: number;
  authenticated: Authenticated | null;
  files: readonly UploadedFile[];
  /** Name of the endpoint of the request; null before one is chosen. */
  endpoint: string | null;
  bodyStatus: string | null;
  errorCode: string | null;
}

const states = new WeakMap<FastifyRequest, RequestState>();

/** The state of a request, created at its first use. */
export function requestStateOf(request: FastifyRequest): RequestState {
  const known = states.get(request);
  if (known) return known;
  const state: RequestState = {
    statistics: createStatistics(),
    startedAt: performance.now(),
    authenticated: null,
    files: [],
    endpoint: null,
    bodyStatus: null,
    errorCode: null,
  };
  states.set(request, state);
  return state;
}
