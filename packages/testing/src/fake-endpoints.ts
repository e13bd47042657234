import {
  STATUS_HTTP,
  type Answer,
  type ErrorAnswer,
  type ErrorStatus,
  type FieldError,
  type ListAnswer,
  type NokCode,
  type OutputOf,
} from '@hamyar/contracts';
import { endpoints, type DoubledEndpoint, type ReceivedCalls } from '@hamyar/contracts/doubles';

/** Names of the calls, as the contracts export them: `ticketList`, `login`, … */
export type EndpointName = keyof ReceivedCalls;

/** The parts of a call, as parsed by the contract. */
export type FakeCall<Name extends EndpointName = EndpointName> = Pick<ReceivedCalls[Name], 'params' | 'query' | 'body'>;

type OutputOfName<Name extends EndpointName> = OutputOf<ReceivedCalls[Name]['call']>;
/** A list is answered by its rows, a call without data by nothing. */
type Given<Output> = [Output] extends [ListAnswer<infer Row>]
  ? readonly Row[]
  : [Output] extends [null]
    ? undefined
    : Output;

/** A whole response instead of plain data: other statuses, pages of a list, errors. */
export class FakeAnswer {
  readonly http: number;
  readonly body: Answer | ListAnswer | ErrorAnswer;

  constructor(http: number, body: Answer | ListAnswer | ErrorAnswer) {
    this.http = http;
    this.body = body;
  }
}

/** A refusal of the server, with its Persian text. */
export const refuse = (status: ErrorStatus, message = '', more: Partial<ErrorAnswer> = {}): FakeAnswer =>
  new FakeAnswer(STATUS_HTTP[status], { status, message, ...more });

/** Refused fields: `refuseFields({ subject: 'این فیلد الزامی است' })`. */
export function refuseFields(fields: Record<string, string>): FakeAnswer {
  const errors: FieldError[] = Object.entries(fields).map(([field, message]) => ({ field, code: 'invalid', message }));
  return refuse('VALIDATION_ERROR', errors[0]?.message ?? '', { errors });
}

/** A NOK response: understood, not done. */
export const nok = (code: NokCode, data?: unknown, message = ''): FakeAnswer =>
  new FakeAnswer(200, { status: 'NOK', code, message, ...(data === undefined ? {} : { data }) });

/** One page of a longer list. */
export const pageOf = (rows: readonly unknown[], more: Partial<ListAnswer> = {}): FakeAnswer =>
  new FakeAnswer(200, {
    status: 'OK',
    data: [...rows],
    currentPage: 1,
    totalPages: 1,
    total: rows.length,
    perPage: 10,
    ...more,
  });

/**
 * How a double answers a call: data (rows for a list), a {@link FakeAnswer}, or a function of the call; a promise that
 * never settles leaves the call pending.
 */
export type FakeHandler<Name extends EndpointName> =
  | Result<Name>
  | ((call: FakeCall<Name>) => Result<Name> | Promise<Result<Name>>);
type Result<Name extends EndpointName> = FakeAnswer | Given<OutputOfName<Name>> | undefined;
export type FakeHandlers = { [Name in EndpointName]?: FakeHandler<Name> };

interface Matched {
  name: EndpointName;
  endpoint: DoubledEndpoint;
  params: Record<string, string>;
}

/** The endpoint for a method and a path. */
export function matchEndpoint(method: string, path: string): Matched | null {
  const parts = path.split('/');
  // `/api/ticket/:id` must not match `/api/ticket/7/history`, and a literal segment is preferred to a parameter
  const candidates = endpoints.filter(
    (endpoint) => endpoint.method === method && endpoint.path.split('/').length === parts.length,
  );
  for (const endpoint of candidates.sort((a, b) => a.path.split(':').length - b.path.split(':').length)) {
    const params: Record<string, string> = {};
    const fits = endpoint.path.split('/').every((part, index) => {
      if (!part.startsWith(':')) return part === parts[index];
      params[part.slice(1)] = decodeURIComponent(parts[index] ?? '');
      return true;
    });
    if (fits) return { name: endpoint.name as EndpointName, endpoint, params };
  }
  return null;
}

/**
 * Parses one part of a call with its schema; what the contract refuses is a mistake of the screen and fails the test.
 */
export function readPart(what: string, schema: DoubledEndpoint['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success)
    throw new Error(
      `${what} does not keep the contract: ${result.error.issues.map((issue) => `${issue.path.map(String).join('.') || '(whole)'}: ${issue.message}`).join('; ')}`,
    );
  return result.data;
}

/** Turns the result of a handler into a response, checked against the contract. */
export function answerOf(name: EndpointName, endpoint: DoubledEndpoint, given: unknown): FakeAnswer {
  const answer = given instanceof FakeAnswer ? given : wrap(endpoint, given);
  const { body } = answer;
  if (body.status !== 'NOK' && 'data' in body && body.data !== undefined && endpoint.data) {
    const rows = endpoint.answer === 'list' ? (body.data as unknown[]) : [body.data];
    rows.forEach((row, index) =>
      readPart(`the answer of ${name}${endpoint.answer === 'list' ? `, row ${index}` : ''}`, endpoint.data, row),
    );
  }
  return answer;
}

function wrap(endpoint: DoubledEndpoint, given: unknown): FakeAnswer {
  if (endpoint.answer === 'list') return pageOf(given as unknown[]);
  const status =
    endpoint.method === 'POST' && !endpoint.params
      ? 'CREATED'
      : endpoint.method === 'DELETE'
        ? 'DELETED'
        : endpoint.method === 'GET'
          ? 'OK'
          : 'UPDATED';
  return new FakeAnswer(status === 'CREATED' ? 201 : 200, { status, ...(given === undefined ? {} : { data: given }) });
}
