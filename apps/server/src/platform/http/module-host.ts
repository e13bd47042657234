import type { DataOf } from '@hamyar/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { Outcome } from './outcome.ts';
import type { AnyEndpoint, RequestContext } from './request-context.ts';

/** Handles one endpoint, for a caller who passed the access check. */
export type Handler<E extends AnyEndpoint> = (
  context: RequestContext<E>,
) => Promise<Outcome<DataOf<E>>> | Outcome<DataOf<E>>;

/** Maximum sizes of files in a multipart body; read before the first byte of the body. */
export interface UploadLimits {
  /** Bytes per file. */
  maxBytes: number;
  maxFiles: number;
}

export interface RouteOptions<E extends AnyEndpoint> {
  /** Needed by endpoints with `upload: true`. */
  upload?: UploadLimits | ((context: Pick<RequestContext<E>, 'caller' | 'requestId'>) => Promise<UploadLimits>);
}

/** What a server module uses to register itself. */
export interface ModuleHost {
  /** Mounts a contract endpoint. Throws when it is mounted twice. */
  route<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions<E>): void;
  /** Adds what is not an API call: pages, static files, the socket. Runs after the endpoints are mounted. */
  mount(plugin: (app: FastifyInstance) => Promise<void> | void): void;
  /** Runs after everything is mounted and before the first request. */
  onReady(task: () => Promise<void>): void;
  /** Runs when the application closes, in reverse order of registration. */
  onClose(task: () => Promise<void>): void;
}

/** One server module: a folder of `src/modules`; others may import only its `public.ts`. */
export interface ServerModule {
  readonly name: string;
  register(host: ModuleHost): void | Promise<void>;
}
