import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInternally } from './internal-call.ts';
import type { AnyEndpoint } from './request-context.ts';
import type { RequestLogEntry } from './request-log.ts';
import type { Handler, RouteOptions } from './route-handler.ts';

/** Answers a request for a page. */
export type PageHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  callInternally: CallInternally,
) => Promise<void>;

/** The interface by which a server module registers itself. */
export interface ModuleHost {
  /** Mounts a contract endpoint. Throws when it is mounted twice. */
  route<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>, options?: RouteOptions<E>): void;
  /** Adds routes that are not API calls: pages, static files, the socket. Runs after the endpoints are mounted. */
  mount(plugin: (app: FastifyInstance) => Promise<void> | void): void;
  /** Receives every answered call, for the request log. */
  onAnswered(receive: (entry: RequestLogEntry) => void): void;
  /** Registers the answer of unknown paths outside the API; one module does this. */
  onUnknownPath(answer: PageHandler): void;
  /** Runs after everything is mounted and before the first request. */
  onReady(task: () => Promise<void>): void;
  /** Runs when the application closes, in reverse order of registration. */
  onClose(task: () => Promise<void>): void;
}

/** Something that registers itself with the host. */
export interface HostedModule {
  readonly name: string;
  register(host: ModuleHost): void | Promise<void>;
}
