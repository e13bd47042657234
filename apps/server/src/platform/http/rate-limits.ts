import rateLimit from '@fastify/rate-limit';
import type { Endpoint, RateLimit } from '@hamyar/contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooMany } from './app-errors.ts';

type Check = (request: FastifyRequest, key: string) => Promise<void>;

/** Checks of one endpoint: those that need only the connection, and those that need the person or the body. */
export interface EndpointLimits {
  onArrival(request: FastifyRequest): Promise<void>;
  onUser(request: FastifyRequest, userId: number | null): Promise<void>;
  onBody(request: FastifyRequest, body: unknown): Promise<void>;
}

/** Makes the limiter available; called once, before routes are mounted. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/**
 * Counters of the limits written beside a call in the contracts (decisions 2.9). They are kept by this node; behind
 * several nodes an address may spend its allowance once per node.
 */
export function endpointLimits(app: FastifyInstance, endpoint: Pick<Endpoint, 'name' | 'limits'>): EndpointLimits {
  const byAddress = endpoint.limits.filter((l) => l.by === 'ip').map((l) => limiter(app, endpoint.name, l));
  const byUser = endpoint.limits.filter((l) => l.by === 'user').map((l) => limiter(app, endpoint.name, l));
  const byField = endpoint.limits.flatMap((l) => (typeof l.by === 'object' ? [{ field: l.by.field, check: limiter(app, endpoint.name, l) }] : []));
  return {
    async onArrival(request) { for (const check of byAddress) await check(request, request.ip); },
    async onUser(request, userId) { for (const check of byUser) await check(request, userId === null ? request.ip : `user:${userId}`); },
    async onBody(request, body) {
      for (const { field, check } of byField) {
        const value = body !== null && typeof body === 'object' ? (body as Record<string, unknown>)[field] : undefined;
        if (typeof value === 'string' || typeof value === 'number') await check(request, String(value).trim().toLowerCase());
      }
    },
  };
}

const keys = new WeakMap<FastifyRequest, string>();

function limiter(app: FastifyInstance, name: string, limit: RateLimit): Check {
  const consume = app.createRateLimit({ max: limit.max, timeWindow: limit.window * 1000, keyGenerator: (request) => keys.get(request) ?? request.ip });
  return async (request, key) => {
    keys.set(request, `${name}:${key}`);
    const result = await consume(request);
    if (!result.isAllowed && result.isExceeded) throw new TooMany(result.ttlInSeconds);
  };
}
