import { z } from 'zod';
import { MODULE_FAILURE_KINDS } from '../logs/module-failure-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { RegistryEntry } from '../platform/release.ts';
import { printedAs } from '../printed-type.ts';

/** The server checks releases when it reads them; here they only have a type. */
const registryEntry = printedAs(z.custom<RegistryEntry>(), "import('../platform/release.ts').RegistryEntry");

export const registryGet = defineEndpoint({
  name: 'registryGet',
  method: 'GET',
  path: '/api/registry',
  slice: 'registry',
  access: 'user',
  allowedWithGivenPassword: true,
  summary: "The caller's registry snapshot, after a change of rights, license or releases.",
  data: z.object({ id: z.string(), modules: z.array(registryEntry) }),
});
export const moduleError = defineEndpoint({
  name: 'moduleError',
  method: 'POST',
  path: '/api/moduleError',
  slice: 'registry',
  access: 'visitor',
  allowedWhenExpired: true,
  summary:
    'Reports a failure of a release in a browser. It is counted, a trace id once, for a release of the edition of the caller; what a visitor reports stands in the log only.',
  body: z.strictObject({
    trace_id: z.string().min(1).max(40),
    module: z.string().max(60),
    release: z.string().max(40),
    kind: z.enum(MODULE_FAILURE_KINDS),
    message: z.string().max(2000),
    route: z.string().max(200).optional(),
    stack: z.string().max(8000).optional(),
  }),
  limits: [{ max: 30, window: 60, by: 'ip' }],
});
