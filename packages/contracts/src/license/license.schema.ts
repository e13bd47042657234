import { z } from 'zod';
import { unix, unixOut } from '../field.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { FEATURES } from '../declared.ts';

/** The signed content of a license, without its Ed25519 signature (decisions 2.19). */
export const licenseClaims = z.strictObject({
  id: z.string().min(1),
  product: z.string(),
  type: z.enum(['selfhost', 'cloud']),
  customer: z.string(),
  issued_at: unix,
  expires_at: unix.nullable(),
  defined_employees: z.number().int().min(1),
  features: z.array(z.enum(FEATURES)),
  domains: z.array(z.string()),
  grace_days: z.number().int().min(0).default(14),
  panel_url: z.url({ protocol: /^https$/ }),
});
/** The license as the client sees it (spec 3.4). */
export const license = z.object({
  product: z.string(),
  license_type: z.enum(['selfhost', 'cloud']),
  defined_employees: z.number(),
  employees_count: z.number(),
  license_expired_at: unixOut.nullable(),
  features: z.array(z.enum(FEATURES)),
  state: z.enum(['valid', 'warning', 'grace', 'expired', 'missing']),
  panel_url: z.string().nullable(),
  /** Until when employees may write; null when it never ends. */ grace_until: unixOut.nullable(),
});
export const licenseGet = defineEndpoint({
  name: 'licenseGet',
  method: 'GET',
  path: '/api/license',
  slice: 'license',
  access: 'full_admin',
  summary: 'The license in force.',
  data: license,
});
export const licensePut = defineEndpoint({
  name: 'licensePut',
  method: 'POST',
  path: '/api/license',
  slice: 'license',
  access: 'full_admin',
  allowedWhenExpired: true,
  summary: 'Renews the license by its code.',
  body: z.strictObject({ code: z.string().trim().min(20).max(20_000) }),
  data: license,
  audited: true,
});
