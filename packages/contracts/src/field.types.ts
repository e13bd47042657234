import type { z } from 'zod';
import type { idAndName, person } from './field.schema.ts';

/** id and display name. */
export type Named = z.output<typeof idAndName>;
/** A person as every screen shows one. `name` is «بدون نام» never: empty when there is none, the screen words it. */
export type Person = z.output<typeof person>;
