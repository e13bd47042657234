import { toFa } from './digits.ts';

/** Names of the places of a sentence: `'name' | 'n'` of «{name} … {n}». Of a text that is not known to the compiler: any. */
export type PlaceholderOf<Template extends string> = string extends Template
  ? string
  : Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never;

/**
 * Fills the places of a sentence: `fill(text.total, { n: 12 })`. The compiler knows the places of a sentence of a catalogue, so
 * none is forgotten or misspelt. Numbers are written in Persian digits, text as it is: wrap a foreign name with `isolate`.
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
