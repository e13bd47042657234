import { LIST_TOTAL_CAP, STATUS_HTTP } from '@hamyar/contracts';
import type { FastifyReply } from 'fastify';
import { dataSerializer } from './response-serializer.ts';
import type { ItemOutcome, ListOutcome, Outcome, PageInfo, WrittenListOutcome } from './outcome.ts';
import type { AnyEndpoint } from './request-context.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a handler's result; returns the status for the request log. */
export function sendOutcome(reply: FastifyReply, endpoint: AnyEndpoint, outcome: Outcome): string {
  if (outcome.kind === 'blob') {
    reply.code(outcome.httpCode).headers(outcome.headers).send(outcome.stream);
    return 'OK';
  }
  if (outcome.kind === 'list') {
    reply.code(200).type(JSON_TYPE).send(serializeList(endpoint, outcome));
    return 'OK';
  }
  if (outcome.kind === 'writtenList') {
    reply.code(200).type(JSON_TYPE).send(joinWrittenList(outcome));
    return 'OK';
  }
  reply.code(STATUS_HTTP[outcome.status]).type(JSON_TYPE).send(serializeItem(endpoint, outcome));
  return outcome.status;
}

/** The response body with its envelope. Throws for a file. */
export function serializeOutcome(endpoint: AnyEndpoint, outcome: Outcome): string {
  if (outcome.kind === 'blob') throw new Error(`${endpoint.name} answers a file`);
  if (outcome.kind === 'writtenList') return joinWrittenList(outcome).toString();
  return outcome.kind === 'list' ? serializeList(endpoint, outcome) : serializeItem(endpoint, outcome);
}

function serializeItem(
  endpoint: AnyEndpoint,
  { status, data, message, code, freeShape }: ItemOutcome<unknown>,
): string {
  const parts = [`"status":"${status}"`];
  if (message !== undefined) parts.push(`"message":${JSON.stringify(message)}`);
  if (code !== undefined) parts.push(`"code":"${code}"`);
  if (data !== undefined) parts.push(`"data":${freeShape ? JSON.stringify(data) : serializeData(endpoint, data)}`);
  return `{${parts.join(',')}}`;
}

const LIST_START = '{"status":"OK","data":[';
const COMMA = Buffer.from(',');

const serializeList = (endpoint: AnyEndpoint, { rows, page }: ListOutcome<unknown>): string =>
  `${LIST_START}${rows.map((row) => serializeData(endpoint, row)).join(',')}${listEnd(page)}`;

/** Joins bytes and encodes nothing but the ends. */
function joinWrittenList({ rows, page }: WrittenListOutcome): Buffer {
  const separated = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
  return Buffer.concat([Buffer.from(LIST_START), ...separated, Buffer.from(listEnd(page))]);
}

/** What follows the rows of a list. */
function listEnd(page: PageInfo): string {
  const totalPages = Math.max(1, Math.ceil(Math.min(page.total, LIST_TOTAL_CAP) / page.perPage));
  const parts = [
    `],"currentPage":${page.currentPage},"totalPages":${totalPages},"total":${page.total},"perPage":${page.perPage}`,
  ];
  if (page.totalCapped !== undefined) parts.push(`"totalCapped":${page.totalCapped}`);
  if (page.nextCursor !== undefined) parts.push(`"nextCursor":${JSON.stringify(page.nextCursor)}`);
  if (page.previousCursor !== undefined) parts.push(`"previousCursor":${JSON.stringify(page.previousCursor)}`);
  if (page.lastCursor !== undefined) parts.push(`"lastCursor":${JSON.stringify(page.lastCursor)}`);
  if (page.publicUrl !== undefined) parts.push(`"public_url":${JSON.stringify(page.publicUrl)}`);
  return `${parts.join(',')}}`;
}

function serializeData(endpoint: AnyEndpoint, data: unknown): string {
  if (!endpoint.data) throw new Error(`${endpoint.name} answers data its contract does not declare`);
  return dataSerializer(endpoint)(data);
}

/** In tests every response is checked completely against its contract, with types and limits. */
export function assertContract(endpoint: AnyEndpoint, outcome: Outcome): void {
  if (outcome.kind === 'blob' || (outcome.kind === 'item' && (outcome.freeShape || outcome.data === undefined))) return;
  for (const value of valuesOf(outcome)) {
    const result = endpoint.data.safeParse(value);
    if (!result.success)
      throw new Error(
        `the answer of ${endpoint.name} breaks its contract: ${JSON.stringify(result.error.issues.slice(0, 5))}`,
      );
  }
}

function valuesOf(outcome: Exclude<Outcome, { kind: 'blob' }>): readonly unknown[] {
  if (outcome.kind === 'item') return [outcome.data];
  return outcome.kind === 'list' ? outcome.rows : outcome.rows.map((row) => JSON.parse(row.toString()) as unknown);
}
