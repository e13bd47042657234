import { z } from 'zod';

/**
 * Printed types of schemas whose TypeScript type cannot be derived, or which accept more forms of a value than a client
 * should send.
 */
export const printedTypes = z.registry<{ input: string; output: string }>();

/** Declares how a schema is printed as TypeScript. The generated checks compare both texts with zod's types. */
export function printedAs<T extends z.ZodType>(schema: T, input: string, output: string = input): T {
  printedTypes.add(schema, { input, output });
  return schema;
}
