import type { DataOf } from '@hamyar/contracts/schemas';
import type { Outcome } from './outcome.ts';
import type { AnyEndpoint, RequestContext } from './request-context.ts';

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
