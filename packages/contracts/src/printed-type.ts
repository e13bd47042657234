import { z } from 'zod';

/**
 * How the generator prints a schema whose TypeScript type cannot be read off its definition, or whose accepted spellings
 * are wider than what our own client should write.
 */
export const printedTypes = z.registry<{ input: string; output: string }>();

/** Declares how a schema is printed as TypeScript. The generated checks compare both texts with zod's own types. */
export function printedAs<T extends z.ZodType>(schema: T, input: string, output: string = input): T {
  printedTypes.add(schema, { input, output });
  return schema;
}
