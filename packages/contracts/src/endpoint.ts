import type { z } from 'zod';
import type { Method } from './call.ts';
import type { Gate } from './platform/gate.ts';

/**
 * Who may call an endpoint at all, checked before the body is parsed. The policy decides what a caller may do with an
 * object.
 */
export type Access = 'visitor' | 'user' | 'customer' | 'employee' | 'full_admin';

/** How often one caller may call (decisions 2.9, design/api.md "Limits"). */
export interface RateLimit {
  max: number;
  /** seconds */
  window: number;
  /**
   * The address; the session's user, and the address of visitors; or the account that a field of the body names, however
   * it is spelled. What people who are logged in call is never counted by `ip`: an office has one address.
   */
  by: 'ip' | 'user' | { account: string };
  /** Calls that name the same bucket share one counter. */
  bucket?: string;
  /**
   * Of `ip`: also counted in the database, so that several nodes have one counter. Such a call is counted there when it
   * is allowed and well-formed.
   */
  shared?: true;
  /** Counts only the calls whose body has these values. */
  when?: Readonly<Record<string, string>>;
}

/** The full description of one call; the server's route, the OpenAPI page and the role matrix read it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  /** Unique, camelCase; also the OpenAPI operationId. */
  name: string;
  method: Method;
  /** Fastify notation: `/api/ticket/:id`. */
  path: string;
  /** One English sentence. */
  summary: string;
  /** Folder of the contracts in which it is defined; also its tag in OpenAPI. */
  slice: string;
  access: Access;
  /**
   * Closes the call by a license feature or a setting, for everybody, over HTTP and inside the server. A call of a page
   * for visitors has the gate of its page (docs/adr/0051).
   */
  gate?: Gate;
  params: Params;
  query: Query;
  body: Body;
  /** Shape of `data`; for `answer: 'list'` the shape of one row. */
  data: Data;
  answer: 'item' | 'list' | 'none' | 'blob';
  /** A successful answer may have no data, because the caller may not see the object any more. */
  dataMayBeGone: boolean;
  /** NOT_FOUND or an error replaces the page when this call is the main query of the route (design/api.md). */
  page: boolean;
  limits: readonly RateLimit[];
  /** The body is a multipart form with files. It is streamed and has its own size limit. */
  upload: boolean;
  /** bytes of the body of a visitor's call that needs more than VISITOR_BODY_MAX */
  bodyMax?: number;
  /** Allowed with an expired license although it changes data, such as the caller's own profile. */
  allowedWhenExpired: boolean;
  /**
   * Allowed in a session whose password was given by somebody else, before the person has chosen an own one (decisions
   * 2.2): what is needed for choosing it.
   */
  allowedWithGivenPassword: boolean;
  /**
   * Each success writes into the audit log; the role matrix checks it. True by default for what deletes, and declared by
   * what changes rights (decisions 2.16).
   */
  audited: boolean;
  /**
   * Each call is an entry of the request log. False for what only watches that log: it would fill with the watching
   * (decisions 2.16).
   */
  logged: boolean;
}

interface EndpointInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>
  extends Omit<Partial<Endpoint<P, Q, B, D>>, 'name' | 'method' | 'path' | 'summary' | 'slice' | 'access'> {
  name: string;
  method: Method;
  path: string;
  summary: string;
  /** Folder of the contracts in which it is defined; also its tag in OpenAPI. */
  slice: string;
  access: Access;
}

/** What one person may write in a minute by a call that customers have, where the call names no limit of its own. */
const CUSTOMER_WRITES: readonly RateLimit[] = [{ max: 120, window: 60, by: 'user' }];

const isWrittenByCustomers = ({ method, access }: Pick<Endpoint, 'method' | 'access'>): boolean =>
  method !== 'GET' && access !== 'employee' && access !== 'full_admin';

/** Every endpoint defined so far, in definition order; used by the role matrix and the documentation. */
export const endpoints: Endpoint[] = [];

/** Declares an endpoint and adds it to {@link endpoints}. Throws on a repeated name or path. */
export function defineEndpoint<
  P extends z.ZodType = z.ZodType<undefined>,
  Q extends z.ZodType = z.ZodType<undefined>,
  B extends z.ZodType = z.ZodType<undefined>,
  D extends z.ZodType = z.ZodType<undefined>,
>(input: EndpointInput<P, Q, B, D>): Endpoint<P, Q, B, D> {
  if (endpoints.some((e) => e.name === input.name || (e.method === input.method && e.path === input.path))) {
    throw new Error(`endpoint ${input.name} (${input.method} ${input.path}) is defined twice`);
  }
  const endpoint = {
    page: false,
    limits: isWrittenByCustomers(input) ? CUSTOMER_WRITES : [],
    upload: false,
    dataMayBeGone: false,
    allowedWhenExpired: false,
    allowedWithGivenPassword: false,
    audited: input.method === 'DELETE',
    logged: true,
    answer: input.data ? 'item' : 'none',
    ...input,
  } as unknown as Endpoint<P, Q, B, D>;
  endpoints.push(endpoint as unknown as Endpoint);
  return endpoint;
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.output<D> : never;
