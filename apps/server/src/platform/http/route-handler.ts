import type { DataOf } from '@hamyar/contracts/schemas';
import type { Outcome } from './outcome.ts';
import type { AnyEndpoint, RequestContext } from './request-context.ts';

/** Handler of one endpoint, called after the access check and the input checks. */
export type Handler<E extends AnyEndpoint> = (
  context: RequestContext<E>,
) => Promise<Outcome<DataOf<E>>> | Outcome<DataOf<E>>;

/** Size limits of the files in a multipart body, read before the first byte of the body. */
export interface UploadLimits {
  /** Bytes per file. */
  maxBytes: number;
  maxFiles: number;
  /** What is said of a larger one, where that is not the usual sentence. */
  tooLargeText?: string;
}

/** What is known of a request before its files are read. */
export interface UploadContext<E extends AnyEndpoint>
  extends Pick<RequestContext<E>, 'caller' | 'cookie' | 'requestId'> {
  /** As it was sent: the contract has not checked it yet. */
  query: Readonly<Record<string, unknown>>;
  /** Of the path, unchecked too. */
  params: Readonly<Record<string, unknown>>;
}

export interface RouteOptions<E extends AnyEndpoint> {
  /** Needed by endpoints with `upload: true`. */
  upload?: UploadLimits | ((context: UploadContext<E>) => Promise<UploadLimits>);
}
