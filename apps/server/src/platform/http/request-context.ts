import type { ObjectType } from '@hamyar/contracts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@hamyar/contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { CurrentSession, CurrentUser } from '../auth/current-user.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- variance: a concrete endpoint is not assignable to Endpoint<ZodType>
export type AnyEndpoint = Endpoint<any, any, any, any>;

/** A file of a multipart body, already on disk and within the limits; removed when the request ends. */
export interface UploadedFile {
  /** Name of its form field. */
  field: string;
  /** File name from the client, without folders; only for display, never for a path. */
  filename: string;
  /** Type from the client; the server decides by the bytes. */
  mime: string;
  path: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** Cookie attributes that a handler may choose; HttpOnly, SameSite=Lax, Path=/ and Secure over TLS are always set. */
export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
  /** Scripts can read it: for preferences only. */
  readable?: boolean;
}

/** What a handler gets about one request. */
export interface RequestContext<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E;
  readonly requestId: string;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Files of a multipart body; empty unless the endpoint accepts uploads. */
  readonly files: readonly UploadedFile[];
  /** The logged-in person, or null. */
  readonly caller: CurrentUser | null;
  /**
   * The logged-in person. Throws Unauthenticated for a visitor, which is possible only on `access: 'visitor'`
   * endpoints.
   */
  readonly user: CurrentUser;
  readonly session: CurrentSession | null;
  /** The token of an API client, which `me` returns; null for browsers, whose scripts never see it (spec 7.3). */
  readonly bearer: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** Tab whose socket must not get its own change (X-Socket-Id, spec 7.39). */
  readonly socketId: string | null;
  /** Origin of the page as the browser sees it: `https://desk.example`. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
  /** A cookie of the browser; undefined when it sent none. */
  cookie(name: string): string | undefined;
  /** A header of the request by its lower-case name. */
  requestHeader(name: string): string | undefined;
  header(name: string, value: string): void;
  setCookie(name: string, value: string, options?: CookieOptions): void;
  clearCookie(name: string): void;
  /** Sets the object of the call for the request log. */
  setLogObject(objectType: ObjectType, objectId: number): void;
}
