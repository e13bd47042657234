import { toFa } from './digits.ts';

/**
 * Names of the placeholders of a text: `'name' | 'n'` for «{name} … {n}». Any string when the compiler does not know
 * the text.
 */
export type PlaceholderOf<Template extends string> = string extends Template
  ? string
  : Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never;

/**
 * Fills the placeholders of a text: `fill(text.total, { n: 12 })`. The compiler checks that every placeholder of a
 * catalogue text is filled and no other one. Numbers are written in Persian digits; texts stay unchanged: wrap a
 * foreign name with `isolate`.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<PlaceholderOf<Template>, string | number>>,
): string {
  const known = values as Readonly<Record<string, string | number | undefined>>;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = known[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? toFa(value) : value;
  });
}
