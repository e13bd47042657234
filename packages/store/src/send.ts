import { callParts, type Answer, type Call, type ListAnswer } from '@hamyar/contracts';
import { readFailure, type CallFailure, type CallResult, type FailureStatus } from './call-failure.ts';

/** ms until a call without an answer is aborted */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Who shows a failure (spec 8). `page`: NOT_FOUND, AUTORIZATION_ERROR, EXPIRATION_ERROR and SERVER_ERROR replace the
 * page; for the main query of a route. When a query of the api has answered before, its later failures are the caller's:
 * the page with unsent text stays (design/api.md). `toast`: the shell shows a toast. `form`: the same, except
 * for refused fields, which the form that was sent says. `caller`: the caller shows it.
 */
export type ShowFailures = 'page' | 'toast' | 'form' | 'caller';

export interface SendOptions {
  failures?: ShowFailures;
  signal?: AbortSignal;
  /** Lets the call finish after the page is closed. Only for bodies under 60 KiB: the browsers' limit is 64 KiB. */
  keepalive?: boolean;
  /** ms until the call is aborted; default 30,000 */
  timeout?: number;
}

/** The call behind a failure, for `onError`. */
export type SentCall = Pick<Call, 'name' | 'method' | 'path'> & { failures: ShowFailures };

interface RequestEnvironment {
  socketId(): string | null;
  isOnline(): boolean;
  onError(failure: CallFailure, call: SentCall): void;
  /** Brings a call to the server and its output back; over HTTP unless somebody says otherwise. Never throws. */
  transport<Input, Output>(call: Call<Input, Output>, input: Input, options: SendOptions): Promise<CallResult<Output>>;
}

let environment: RequestEnvironment = {
  socketId: () => null,
  isOnline: () => navigator.onLine,
  onError: () => {},
  transport: (call, input, options) => fetchAnswer(call, input, options),
};
const running = new Set<AbortController>();

/** Sets the socket id, the connection state, the listener for failures and the transport. Called once by the shell. */
export function configureRequests(parts: Partial<RequestEnvironment>): void {
  environment = { ...environment, ...parts };
}

/** Aborts every running call. Calls made while offline fail immediately and are not queued (spec 4.1). */
export function cancelRequests(): void {
  for (const controller of running) controller.abort('offline');
}

/** Whether a request may be made now; one that may not fails as OFFLINE. */
export const mayRequest = (): boolean => environment.isOnline();

/** {@link cancelRequests} aborts this one too, until the answered function is called. */
export function joinRequests(controller: AbortController): () => void {
  running.add(controller);
  return () => void running.delete(controller);
}

/** The input may be left out when the call has none. */
type CallArguments<Input> = void extends Input
  ? [input?: Input, options?: SendOptions]
  : [input: Input, options?: SendOptions];

/** Makes one call. Resolves to its output or its failure; never rejects. */
export async function send<Input, Output>(
  call: Call<Input, Output>,
  ...[input, options = {}]: CallArguments<Input>
): Promise<CallResult<Output>> {
  const result: CallResult<Output> = environment.isOnline()
    ? await environment.transport(call, input as Input, options)
    : { error: { status: 'OFFLINE', message: '' } };
  if (result.error) reportFailure(result.error, call, options.failures);
  return result;
}

/**
 * Checks whether the server, or the session, still exists. Sent also while the connection counts as lost, bypasses the
 * cache, and reports no failure.
 */
export const probe = <Output>(call: Call<void, Output>, timeout: number): Promise<CallResult<Output>> =>
  fetchAnswer(call, undefined, { timeout, fresh: true });

/**
 * Reports a failure to the shell. ABORTED and NOK are not reported: the caller asked for the one and handles the other.
 */
export function reportFailure(
  failure: CallFailure,
  { name, method, path }: Pick<Call, 'name' | 'method' | 'path'>,
  failures: ShowFailures = 'caller',
): void {
  if (failure.status !== 'ABORTED' && failure.status !== 'NOK')
    environment.onError(failure, { name, method, path, failures });
}

async function fetchAnswer<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  { signal, keepalive = false, timeout = REQUEST_TIMEOUT_MS, fresh = false }: SendOptions & { fresh?: boolean },
): Promise<CallResult<Output>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('timeout'), timeout);
  const pass = () => controller.abort('caller');
  signal?.addEventListener('abort', pass);
  running.add(controller);
  try {
    const { url, body } = callParts(call, input);
    const response = await fetch(url, {
      ...requestInit(call, body, keepalive),
      ...(fresh ? { cache: 'no-store' as const } : {}),
      signal: controller.signal,
    });
    return readAnswer(call, await response.json().catch(() => null), response.status, response.headers);
  } catch {
    return { error: { status: abortReason(controller.signal), message: '' } };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', pass);
    running.delete(controller);
  }
}

/** Reads the body of an answer: the output of the call, or its failure. */
export function readAnswer<Output>(
  call: Call<never, Output>,
  body: unknown,
  http: number,
  headers: { get(name: string): string | null },
): CallResult<Output> {
  const { status, message } = (body ?? {}) as Partial<Answer>;
  const done = http < 300 && (status === 'OK' || status === 'CREATED' || status === 'UPDATED' || status === 'DELETED');
  if (!done) return { error: readFailure(body, http, headers.get('retry-after')) as CallFailure<Output> };
  return { data: outputOf(call, body), ...(message ? { message } : {}) };
}

/** The output in the body of a success: `data`, the whole page for a list, null for a call without data. */
export function outputOf<Output>({ answer }: Call<never, Output>, body: unknown): Output {
  if (answer === 'list') return body as ListAnswer as Output;
  return ((body as Answer).data ?? null) as Output;
}

/** Why a request without an answer has ended. */
export function abortReason(signal: AbortSignal): FailureStatus {
  if (!signal.aborted) return 'NETWORK';
  if (signal.reason === 'timeout') return 'TIMEOUT';
  return signal.reason === 'offline' ? 'OFFLINE' : 'ABORTED';
}

/** Headers of every call from the browser (design/api.md "Sessions"). */
export function requestHeaders(): Record<string, string> {
  const socket = environment.socketId();
  return { Accept: 'application/json', 'X-Requested-With': 'hamyar', ...(socket ? { 'X-Socket-Id': socket } : {}) };
}

function requestInit({ method }: Pick<Call, 'method'>, body: unknown, keepalive: boolean): RequestInit {
  const init: RequestInit = { method, headers: requestHeaders(), credentials: 'same-origin', keepalive };
  if (body === undefined) return init;
  return { ...init, headers: { ...init.headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
