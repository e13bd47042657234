import { SUCCESS_STATUSES, type Answer, type ListAnswer } from '@hamyar/contracts';
import type { Method } from '@hamyar/contracts/schemas';
import { apiError, type ApiError } from './api-error.ts';

/** ms before a call without an answer is given up */
const REQUEST_TIMEOUT_MS = 30_000;

/** One call of the wire. */
export interface ApiRequest {
  path: string;
  method?: Method;
  query?: Readonly<Record<string, QueryValue>>;
  /** JSON, or a FormData that is sent as it is. */
  body?: unknown;
  /** The main query of its route: NOT_FOUND, AUTORIZATION_ERROR, EXPIRATION_ERROR and SERVER_ERROR replace the page. */
  page?: boolean;
  /** The caller shows the error itself: no toast, no page (spec 8.19). */
  quiet?: boolean;
  /** Outlives the page; only for bodies under 60 KiB, the browsers' limit is 64. */
  keepalive?: boolean;
}

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Answers of the wire as they came: an item in `data`, or a page of rows. */
export type ApiAnswer = Answer | ListAnswer;

interface RequestEnvironment {
  socketId(): string | null;
  isOnline(): boolean;
  onError(error: ApiError, request: ApiRequest): void;
}

let environment: RequestEnvironment = { socketId: () => null, isOnline: () => navigator.onLine, onError: () => {} };
const running = new Set<AbortController>();

/** Tells the wire about the socket, the connection and who hears of failures. Called once by the shell. */
export function configureRequests(parts: Partial<RequestEnvironment>): void {
  environment = { ...environment, ...parts };
}

/** Cancels every running call; offline calls are cancelled, not queued (spec 4.1). */
export function cancelRequests(): void {
  for (const controller of running) controller.abort('offline');
}

/** Sends one call. Answers the envelope of a success, or an {@link ApiError}; it never throws. */
export async function send(
  request: ApiRequest,
  signal?: AbortSignal,
): Promise<{ data: ApiAnswer } | { error: ApiError }> {
  const result = environment.isOnline()
    ? await fetchAnswer(request, signal)
    : { error: { status: 'OFFLINE' as const, message: '' } };
  if ('error' in result && result.error.status !== 'ABORTED') environment.onError(result.error, request);
  return result;
}

async function fetchAnswer(
  request: ApiRequest,
  signal?: AbortSignal,
): Promise<{ data: ApiAnswer } | { error: ApiError }> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('timeout'), REQUEST_TIMEOUT_MS);
  const pass = () => controller.abort('caller');
  signal?.addEventListener('abort', pass);
  running.add(controller);
  try {
    const response = await fetch(requestUrl(request), { ...requestInit(request), signal: controller.signal });
    const body: unknown = await response.json().catch(() => null);
    const status = (body as Partial<Answer> | null)?.status;
    if (response.ok && SUCCESS_STATUSES.some((success) => success === status)) return { data: body as ApiAnswer };
    return { error: apiError(body, response.status, response.headers.get('retry-after')) };
  } catch {
    return { error: { status: abortReason(controller.signal), message: '' } };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', pass);
    running.delete(controller);
  }
}

function abortReason(signal: AbortSignal): 'TIMEOUT' | 'OFFLINE' | 'ABORTED' | 'NETWORK' {
  if (!signal.aborted) return 'NETWORK';
  if (signal.reason === 'timeout') return 'TIMEOUT';
  return signal.reason === 'offline' ? 'OFFLINE' : 'ABORTED';
}

/** Headers every call of the browser carries (design/api.md "Sessions"). */
export function requestHeaders(): Record<string, string> {
  const socket = environment.socketId();
  return { Accept: 'application/json', 'X-Requested-With': 'hamyar', ...(socket ? { 'X-Socket-Id': socket } : {}) };
}

function requestInit({ method = 'GET', body, keepalive = false }: ApiRequest): RequestInit {
  const headers = requestHeaders();
  if (body === undefined) return { method, headers, credentials: 'same-origin' };
  if (body instanceof FormData) return { method, headers, credentials: 'same-origin', body };
  return {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Path and query of a call, as it is sent. */
export function requestUrl({ path, query }: Pick<ApiRequest, 'path' | 'query'>): string {
  if (!query) return path;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const one of value) search.append(`${key}[]`, String(one));
    else search.append(key, String(value));
  }
  return search.size ? `${path}?${search}` : path;
}
