import type { DataOf } from '@hamyar/contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInternally } from './internal-call.ts';
import type { Outcome } from './outcome.ts';
import type { AnyEndpoint, RequestContext } from './request-context.ts';
import type { RequestLogEntry } from './request-log.ts';

/** Does what one endpoint promises, for a caller who passed its door. */
export type Handler<E extends AnyEndpoint> = (
  context: RequestContext<E>,
) => Promise<Outcome<DataOf<E>>> | Outcome<DataOf<E>>;

/** How large the files of a multipart body may be; asked before the first byte is read. */
export interface UploadLimits {
  /** Bytes per file. */
  maxBytes: number;
  maxFiles: number;
}

export interface RouteOptions<E extends AnyEndpoint> {
  /** Needed by endpoints with `upload: true`. */
  upload?: UploadLimits | ((context: Pick<RequestContext<E>, 'caller' | 'requestId'>) => Promise<UploadLimits>);
}

/** Answers a request for a page. */
export type PageHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  callInternally: CallInternally,
) => Promise<void>;

/** What a server module registers itself with. */
export interface ModuleHost {
  /** Mounts a contract endpoint. Throws when it is mounted twice. */
  route<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions<E>): void;
  /** Adds what is not an API call: pages, static files, the socket. Runs after the endpoints are mounted. */
  mount(plugin: (app: FastifyInstance) => Promise<void> | void): void;
  /** Receives every answered call, for the request log. */
  onAnswered(receive: (entry: RequestLogEntry) => void): void;
  /** Answers what no route knows, outside the API; one module does. */
  onUnknownPath(answer: PageHandler): void;
  /** Runs after everything is mounted and before the first request. */
  onReady(task: () => Promise<void>): void;
  /** Runs when the application closes, in reverse order of registration. */
  onClose(task: () => Promise<void>): void;
}

/** Whatever registers itself with the host. */
export interface HostedModule {
  readonly name: string;
  register(host: ModuleHost): void | Promise<void>;
}
