import { z } from 'zod';
import { MODULE_FAILURE_KINDS } from '../enums.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { RegistryEntry } from '../platform/release.ts';
import { printedAs } from '../printed-type.ts';

/** The server checks releases when it reads them; here they only have a type. */
const registryEntry = printedAs(z.custom<RegistryEntry>(), "import('../platform/release.ts').RegistryEntry");

export const registryGet = defineEndpoint({
  name: 'registryGet',
  method: 'GET',
  path: '/api/registry',
  tag: 'module',
  access: 'user',
  summary: "The caller's registry snapshot, after a change of rights, license or releases.",
  data: z.object({ id: z.string(), modules: z.array(registryEntry) }),
});
export const moduleError = defineEndpoint({
  name: 'moduleError',
  method: 'POST',
  path: '/api/moduleError',
  tag: 'module',
  access: 'visitor',
  allowedWhenExpired: true,
  summary: 'Reports a failure of a module in a browser; a trace id counts once.',
  body: z.strictObject({
    trace_id: z.string().max(40),
    module: z.string().max(60),
    version: z.string().max(40),
    kind: z.enum(MODULE_FAILURE_KINDS),
    message: z.string().max(2000),
    route: z.string().max(200).optional(),
    stack: z.string().max(8000).optional(),
  }),
  limits: [{ max: 30, window: 60, by: 'ip' }],
});
