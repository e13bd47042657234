import type { z } from 'zod';
import type * as s from './licence.schema.ts';

export type License = z.output<typeof s.license>;
export type LicenceClaims = z.output<typeof s.licenceClaims>;
