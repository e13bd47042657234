import type { z } from 'zod';
import { endpoints } from './schemas.ts';
import { branchId, id } from './field.schema.ts';

/** Numbers without the limit of an integer column, each with the reason. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'fileUploadStart body.last_modified': 'a bigint: milliseconds since 1970',
  'requestLogNewer query.after_id': 'a bigint: the id of a call, or 0',
  'notificationRead body.link.value': 'compared as text',
};

/** The numbers of a part of a request, by their paths. */
function* numbersOf(schema: z.core.$ZodType, path: string): Generator<[path: string, number: z.core.$ZodType]> {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if (def.type === 'number') yield [path, schema];
  for (const [key, inner] of Object.entries(def.shape ?? {}))
    yield* numbersOf(inner as z.core.$ZodType, `${path}.${key}`);
  // what comes out of a pipe is checked; what goes in is any number
  const parts =
    def.type === 'pipe' ? [def.out] : [def.innerType, def.element, def.valueType, def.in, def.left, def.right];
  for (const part of [...parts, ...((def.options as unknown[] | undefined) ?? [])])
    if (part) yield* numbersOf(part as z.core.$ZodType, path);
}

const accepts = (schema: z.core.$ZodType, value: number): boolean => (schema as z.ZodType).safeParse(value).success;

it('[issue 2, bad input] every number that is sent fits the column that it is compared with', () => {
  const found = endpoints.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [...numbersOf(schema, `${name} ${part}`)] : [],
    ),
  );
  expect(found.length).toBeGreaterThan(300);
  const unlimited = found
    .filter(([, schema]) => schema !== id && schema !== branchId && accepts(schema, Number.MAX_SAFE_INTEGER))
    .map(([path]) => path);
  expect([...new Set(unlimited)].sort()).toEqual(Object.keys(UNLIMITED).sort());
});
