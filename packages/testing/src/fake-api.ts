import {
  answerOf,
  matchEndpoint,
  readPart,
  type EndpointName,
  type FakeAnswer,
  type FakeCall,
  type FakeHandlers,
} from './fake-endpoints.ts';

/** The network of a test, checked against the contracts. */
export interface FakeApi {
  /** Adds or replaces answers. */
  answer(handlers: FakeHandlers): void;
  /** Every call of a name so far, as parsed by the contract. */
  calls<Name extends EndpointName>(name: Name): FakeCall<Name>[];
  /** While true every call fails as it does without a network. */
  offline(value: boolean): void;
}

interface Recorded {
  name: EndpointName;
  call: FakeCall;
}
type Parts = { method: string; url: string; body: unknown };

let active: Network | undefined;

class Network implements FakeApi {
  readonly problems: string[] = [];
  readonly #handlers: FakeHandlers;
  readonly #recorded: Recorded[] = [];
  #offline = false;

  constructor(handlers: FakeHandlers) {
    this.#handlers = { ...handlers };
  }

  answer(handlers: FakeHandlers): void {
    Object.assign(this.#handlers, handlers);
  }

  calls<Name extends EndpointName>(name: Name): FakeCall<Name>[] {
    return this.#recorded
      .filter((recorded) => recorded.name === name)
      .map((recorded) => recorded.call as FakeCall<Name>);
  }

  offline(value: boolean): void {
    this.#offline = value;
  }

  async exchange({ method, url, body }: Parts): Promise<FakeAnswer> {
    if (this.#offline) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const matched = matchEndpoint(method, pathname);
    if (!matched) return this.#refuseSilently(`${method} ${pathname} is no call of the wire`);
    const { name, endpoint, params } = matched;
    try {
      const call = {
        params: readPart(`path of ${name}`, endpoint.params, params),
        query: readPart(`query of ${name}`, endpoint.query, queryObject(searchParams)),
        body: body instanceof FormData ? body : readPart(`body of ${name}`, endpoint.body, body),
      } as FakeCall;
      this.#recorded.push({ name, call });
      if (!(name in this.#handlers))
        return this.#refuseSilently(`${name} was called, but the test gives no answer for it`);
      const handler = this.#handlers[name] as unknown;
      return answerOf(
        name,
        endpoint,
        typeof handler === 'function' ? await (handler as (call: FakeCall) => unknown)(call) : handler,
      );
    } catch (error) {
      return this.#refuseSilently(error instanceof Error ? error.message : String(error));
    }
  }

  /** The screen gets an ordinary failure; the test fails at its end with the reason. */
  #refuseSilently(problem: string): never {
    this.problems.push(problem);
    throw new TypeError(`Failed to fetch: ${problem}`);
  }
}

/** `cf[4]=x` is `{ cf: { 4: 'x' } }`, as the server reads it. */
function putNested(target: Record<string, unknown>, [name, ...below]: readonly string[], value: string | null): void {
  if (name === undefined) return;
  if (below.length === 0) target[name] = value;
  else putNested((target[name] ??= {}) as Record<string, unknown>, below, value);
}

function queryObject(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const key of new Set(search.keys())) {
    if (key.endsWith('[]')) query[key.slice(0, -2)] = search.getAll(key);
    else putNested(query, key.split(/[[\]]+/).filter(Boolean), search.get(key));
  }
  return query;
}

async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (!active) throw new Error('a call left the test: give it answers with fakeApi({ … })');
  const url = input instanceof Request ? input.url : String(input);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
  if (init.signal?.aborted) throw init.signal.reason;
  const aborted = new Promise<never>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
  const answer = await Promise.race([active.exchange({ method: init.method ?? 'GET', url, body }), aborted]);
  return new Response(JSON.stringify(answer.body), {
    status: answer.http,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** The part of XMLHttpRequest that an upload with progress needs. */
class FakeUploadRequest {
  readonly upload: {
    onprogress: ((event: { lengthComputable: boolean; loaded: number; total: number }) => void) | null;
  } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;
  responseType = '';
  response: unknown = null;
  status = 0;
  #method = 'GET';
  #url = '';
  #ended = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }

  abort(): void {
    this.#ended = true;
    this.onabort?.();
  }

  send(body?: unknown): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    const sent = active
      ? active.exchange({ method: this.#method, url: this.#url, body })
      : Promise.reject(new Error('a call left the test'));
    sent.then(
      (answer) => {
        if (this.#ended) return;
        this.status = answer.http;
        this.response = answer.body;
        this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
        this.onload?.();
      },
      () => {
        if (!this.#ended) this.onerror?.();
      },
    );
  }
}

/**
 * Answers the calls of a test by the name of the call: `fakeApi({ ticketList: [buildTicketRow()] })`. Calls and answers
 * are both checked against the contracts, so a double cannot differ from them; a call without an answer fails the test
 * at its end.
 */
export function fakeApi(handlers: FakeHandlers = {}): FakeApi {
  active = new Network(handlers);
  globalThis.fetch = fakeFetch as typeof fetch;
  globalThis.XMLHttpRequest = FakeUploadRequest as unknown as typeof XMLHttpRequest;
  return active;
}

/**
 * Removes the double; fails when the screen made a call that the contracts or the test do not have. Runs after each
 * test.
 */
export function closeFakeApi(): void {
  const { problems = [] } = active ?? {};
  active = undefined;
  if (problems.length > 0)
    throw new Error(`calls that the contract or the test does not allow:\n${[...new Set(problems)].join('\n')}`);
}
