import { endpoints } from '@hamyar/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { roleOf } from '../auth/role-label.ts';
import { requestStateOf } from './request-state.ts';

/** One answered call for the request log: never a body, a token, a code or a phone number (decisions 2.16). */
export interface RequestLogEntry {
  at: Date;
  request_id: string;
  method: string;
  /** The template, without values: `/api/ticket/:id`. */
  route: string;
  status: number;
  body_status: string | null;
  duration_ms: number;
  user_id: number | null;
  role: string | null;
  /** -1: all branches. */
  branch_id: number | null;
  ip: string;
  user_agent: string;
  object_type: string | null;
  object_id: number | null;
  error_code: string | null;
  /** Bytes of the response body, where known. */
  bytes: number | null;
}

/** Calls `record` for every answered API call, except those that only watch the log. */
export function registerRequestLog(app: FastifyInstance, record: (record: RequestLogEntry) => void): void {
  const unlogged = new Set(endpoints.filter(({ logged }) => !logged).map(({ path }) => path));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/') || unlogged.has(route)) return;
    const state = requestStateOf(request);
    const user = state.authenticated?.user ?? null;
    const length = Number(reply.getHeader('content-length'));
    record({
      at: new Date(),
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      body_status: state.bodyStatus,
      duration_ms: Math.round(performance.now() - state.startedAt),
      user_id: user?.id ?? null,
      role: user ? roleOf(user) : null,
      branch_id: user?.branch_id ?? null,
      ip: request.ip,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 500),
      object_type: state.statistics.objectType,
      object_id: state.statistics.objectId,
      error_code: state.errorCode,
      bytes: Number.isFinite(length) ? length : null,
    });
  });
}
