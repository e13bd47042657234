import { METRICS_PATH } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { requestStateOf } from './request-state.ts';

/** Metrics of this process, in the Prometheus text format at /metrics. */
export interface Metrics {
  registry: Registry;
}

/** ms between two measurements of the delay of the event loop */
const LOOP_DELAY_STEP = 100;

/** Measures every answered call by endpoint and status: seconds and statements. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  // the delay of the event loop is measured by waking it: every 10 ms, the default, costs more than all idle timers
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_DELAY_STEP });
  const duration = new Histogram({
    name: 'hamyar_request_seconds',
    help: 'Time to answer a call.',
    labelNames: ['endpoint', 'status'],
    registers: [registry],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  const statements = new Histogram({
    name: 'hamyar_request_statements',
    help: 'Database statements of a call.',
    labelNames: ['endpoint'],
    registers: [registry],
    buckets: [0, 1, 2, 4, 6, 8, 12, 20, 50],
  });
  app.addHook('onResponse', async (request) => {
    const state = requestStateOf(request);
    if (!state.endpoint) return;
    duration.observe(
      { endpoint: state.endpoint, status: state.bodyStatus ?? 'none' },
      (performance.now() - state.startedAt) / 1000,
    );
    statements.observe({ endpoint: state.endpoint }, state.statistics.statements);
  });
  return { registry };
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Liveness, readiness and metrics; the metrics only for this machine or with the operator's token. */
export function registerProbes(
  app: FastifyInstance,
  parts: { metrics: Metrics; metricsToken: string | undefined; ready: () => Promise<void> },
): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send('{"status":"OK"}'));
  app.get('/readyz', async (request, reply) => {
    try {
      await parts.ready();
      return reply.type('application/json').send('{"status":"OK"}');
    } catch (error) {
      // asked every second during an outage: one line, without a stack of ours
      request.log.warn(
        isDatabaseUnavailable(error) ? { reason: (error as Error).message } : { err: error },
        'not ready',
      );
      return reply.code(503).type('application/json').send('{"status":"SYSTEM_SUSPENSION"}');
    }
  });
  app.get(METRICS_PATH, async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const fromThisMachine = LOOPBACK.has(request.socket.remoteAddress ?? '') && !isForwarded(request.headers);
    if (!fromThisMachine && !tokensEqual(token, parts.metricsToken)) return reply.code(404).send();
    return reply.type(parts.metrics.registry.contentType).send(await parts.metrics.registry.metrics());
  });
}

/** Whether a proxy has passed the request on: then it comes from this machine whoever has sent it. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => /^(?:x-forwarded-.+|forwarded|via|x-real-ip)$/.test(name));

function tokensEqual(given: string | undefined, wanted: string | undefined): boolean {
  if (given === undefined || wanted === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
