import { STATUS_HTTP } from '@hamyar/contracts';
import { z } from 'zod';
import type { AnyEndpoint } from './request-context.ts';

type Json = Record<string, unknown>;

const ACCESS_TEXT: Record<string, string> = {
  visitor: 'Anyone, logged in or not.',
  user: 'Any logged-in person.',
  customer: 'Customers.',
  employee: 'Employees.',
  full_admin: 'The full admin.',
};

/** The OpenAPI 3.1 description of every mounted call, generated from the contracts only. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of [...endpoints].sort((a, b) => a.path.localeCompare(b.path))) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'auth.token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

function operation(endpoint: AnyEndpoint): Json {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.slice],
    description: ACCESS_TEXT[endpoint.access],
    ...(endpoint.access === 'visitor' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint) } } : {}),
    responses: responses(endpoint),
  };
}

function bodyContent(endpoint: AnyEndpoint): Json {
  const schema = schemaOf(endpoint.body, 'input');
  const kinds = endpoint.upload
    ? ['multipart/form-data']
    : ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return Object.fromEntries(kinds.map((kind) => [kind, { schema }]));
}

function responses(endpoint: AnyEndpoint): Json {
  const error = {
    description: 'Refused or failed',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  const success = { description: 'Done, or understood and not done (status NOK)', content: successContent(endpoint) };
  return {
    200: success,
    ...(endpoint.method === 'POST' && endpoint.answer === 'item' ? { 201: success } : {}),
    default: error,
  };
}

function successContent(endpoint: AnyEndpoint): Json {
  if (endpoint.answer === 'blob')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const data = endpoint.data ? schemaOf(endpoint.data, 'output') : null;
  const properties: Json = {
    status: { type: 'string', enum: ['OK', 'NOK', 'CREATED', 'UPDATED', 'DELETED'] },
    message: { type: 'string' },
    code: { type: 'string' },
  };
  if (endpoint.answer === 'list') {
    Object.assign(properties, {
      data: { type: 'array', items: data ?? {} },
      currentPage: { type: 'integer' },
      totalPages: { type: 'integer' },
      total: { type: 'integer' },
      perPage: { type: 'integer' },
      totalCapped: { type: 'boolean' },
      nextCursor: { type: ['string', 'null'] },
      previousCursor: { type: ['string', 'null'] },
      lastCursor: { type: ['string', 'null'] },
    });
  } else if (data) properties.data = data;
  return { 'application/json': { schema: { type: 'object', required: ['status'], properties } } };
}

function parametersOf(schema: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, part]) => ({
    name,
    in: location,
    required: location === 'path' || !part.safeParse(undefined).success,
    schema: schemaOf(part, 'input'),
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: {
      type: 'string',
      enum: Object.entries(STATUS_HTTP)
        .filter(([, code]) => code >= 400)
        .map(([status]) => status),
    },
    message: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          id: { type: 'integer' },
        },
      },
    },
  },
};
