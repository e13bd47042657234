import rateLimit from '@fastify/rate-limit';
import type { Endpoint, RateLimit } from '@hamyar/contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountKey } from '../auth/account-name.ts';
import { TooManyRequests } from './app-errors.ts';
import type { CallCount } from './call-count.repository.ts';
import { networkOf } from './network-of.ts';

/** Counts one call; `key` is what is counted, by default the address (an IPv6 address by its /64). */
type Check = (request: FastifyRequest, key?: string) => Promise<void>;

/** Checks of one endpoint: those that need only the connection, and those that need the person or the body. */
export interface EndpointLimits {
  onRequest(request: FastifyRequest): Promise<void>;
  onUser(request: FastifyRequest, userId: number | null): Promise<void>;
  onBody(request: FastifyRequest, body: unknown): Promise<void>;
}

/** Counts a call of a network for all nodes. */
export type CountCall = (counted: { call: string; network: string; seconds: number }) => Promise<CallCount>;

/** Keys that one counter stores at a time; beyond that the longest unused are removed. */
const MAX_TRACKED_KEYS = 50_000;

/** Creates the limiter; called once, before routes are mounted. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/**
 * Counters of the limits in the contracts (decisions 2.9). They are per node; with several nodes an address can use its
 * limit once per node. A limit that is `shared` is also counted in the database by `countCall`, as codes are.
 */
export function endpointLimits(
  app: FastifyInstance,
  endpoint: Pick<Endpoint, 'limits'> & Partial<Pick<Endpoint, 'name'>>,
  countCall?: CountCall,
): EndpointLimits {
  const counted = endpoint.limits.map((limit) => ({ ...limit, check: limiter(app, limit) }));
  const plain = counted.filter(({ when }) => !when);
  return {
    async onRequest(request) {
      for (const { by, check } of plain) if (by === 'ip') await check(request);
    },
    async onUser(request, userId) {
      for (const { by, check } of plain)
        if (by === 'user') await check(request, userId === null ? undefined : `user:${userId}`);
    },
    async onBody(request, body) {
      const fields = (body !== null && typeof body === 'object' ? body : {}) as Record<string, unknown>;
      if (countCall) await checkShared(request, endpoint, countCall);
      for (const { by, when, check } of counted) {
        if (Object.entries(when ?? {}).some(([field, value]) => fields[field] !== value)) continue;
        if (typeof by === 'object' && typeof fields[by.account] === 'string')
          await check(request, accountKey(fields[by.account] as string));
        else if (by === 'ip' && when) await check(request);
      }
    },
  };
}

async function checkShared(
  { ip }: FastifyRequest,
  { limits, name = '' }: Pick<Endpoint, 'limits'> & Partial<Pick<Endpoint, 'name'>>,
  countCall: CountCall,
): Promise<void> {
  for (const { shared, max, window, bucket } of limits) {
    if (!shared) continue;
    const { count, secondsLeft } = await countCall({
      call: bucket ?? name,
      network: networkOf(ip),
      seconds: window,
    });
    if (count > max) throw new TooManyRequests(secondsLeft);
  }
}

const keys = new WeakMap<FastifyRequest, string>();
const buckets = new WeakMap<FastifyInstance, Map<string, Check>>();

function limiter(app: FastifyInstance, limit: RateLimit): Check {
  const { bucket } = limit;
  if (bucket === undefined) return counter(app, limit);
  const shared = buckets.get(app) ?? new Map<string, Check>();
  buckets.set(app, shared);
  const check = shared.get(bucket) ?? counter(app, limit);
  shared.set(bucket, check);
  return check;
}

function counter(app: FastifyInstance, { max, window }: RateLimit): Check {
  const common = { max, timeWindow: window * 1000, cache: MAX_TRACKED_KEYS };
  const byAddress = app.createRateLimit(common);
  const byKey = app.createRateLimit({ ...common, keyGenerator: (request) => keys.get(request) ?? '' });
  return async (request, key) => {
    if (key !== undefined) keys.set(request, key);
    const result = await (key === undefined ? byAddress : byKey)(request);
    if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(result.ttlInSeconds);
  };
}
