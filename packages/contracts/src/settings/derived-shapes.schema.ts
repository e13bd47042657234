// The API schemas of settings, derived from their declarations.
import { z } from 'zod';
import { int4 } from '../field.schema.ts';
import { printedTypes } from '../printed-type.ts';
import {
  inputKey,
  outputKey,
  type PictureSetting,
  type SecretSetting,
  type Setting,
  type SettingsDeclaration,
  type SettingsDeclarations,
  type ValueSetting,
} from '../setting.ts';

type Key<G> = keyof G & string;
type InputKey<K extends string, S> = S extends PictureSetting ? `${K}_token` : K;
type OutputKey<K extends string, S> = S extends PictureSetting ? `${K}_name` : S extends SecretSetting ? `${K}_set` : K;
type InputOf<S> = S extends ValueSetting<infer Input> ? Input : z.ZodNullable<z.ZodString>;
type OutputOf<S> =
  S extends ValueSetting<infer Input>
    ? z.ZodType<z.output<Input>>
    : S extends SecretSetting
      ? z.ZodBoolean
      : z.ZodNullable<z.ZodString>;
type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (parts: infer All) => void
  ? All
  : never;

type InputShape<G> = { [K in Key<G> as InputKey<K, G[K]>]: z.ZodOptional<InputOf<G[K]>> };
type OutputShape<G> = { [K in Key<G> as OutputKey<K, G[K]>]: OutputOf<G[K]> };
type PublicShape<G> = {
  [K in Key<G> as G[K] extends { readonly public: true } ? OutputKey<K, G[K]> : never]: OutputOf<G[K]>;
};
type PublicShapes<Gs> = { [Name in Key<Gs>]: PublicShape<Gs[Name]> }[Key<Gs>];
type BodyOf<Name extends string, G> = z.ZodObject<
  {
    group: z.ZodLiteral<Name>;
    version: z.ZodOptional<z.ZodCoercedNumber>;
    values: z.ZodObject<InputShape<G>, z.core.$strict>;
  },
  z.core.$strict
>;

const fileToken = z.string().max(100).nullable();

function inputOf(declared: Setting): z.ZodType {
  if (declared.kind === 'value') return declared.input;
  return declared.kind === 'secret' ? z.string().max(declared.max).nullable() : fileToken;
}

function answerOf(declared: Setting): z.ZodType {
  if (declared.kind === 'value') return readBack(declared.input);
  return declared.kind === 'secret' ? z.boolean() : z.string().nullable();
}

const SIMPLE: Readonly<Record<string, () => z.ZodType>> = {
  string: () => z.string(),
  number: () => z.number(),
  int: () => z.number(),
  boolean: () => z.boolean(),
};

/** The output schema of a value: the same type, without limits, coercion or other input forms. */
function readBack(input: z.ZodType): z.ZodType {
  const [type = '', orNull] = printedTypes.get(input)?.output.split(' | ') ?? [];
  if (SIMPLE[type]) return orNull === 'null' ? SIMPLE[type]().nullable() : SIMPLE[type]();
  const def = input._zod.def as {
    type: string;
    innerType?: z.ZodType;
    element?: z.ZodType;
    shape?: Readonly<Record<string, z.ZodType>>;
  };
  if (SIMPLE[def.type]) return SIMPLE[def.type]!();
  if (def.type === 'enum' || def.type === 'literal') return input;
  if (def.type === 'nullable' && def.innerType) return readBack(def.innerType).nullable();
  if (def.type === 'array' && def.element) return z.array(readBack(def.element));
  if (def.type === 'object' && def.shape)
    return z.object(Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, readBack(value)])));
  throw new Error(`how a zod ${def.type} is answered cannot be read off it: declare it by printedAs`);
}

const shapeOf = (group: SettingsDeclaration, key: typeof inputKey, schema: (declared: Setting) => z.ZodType) =>
  Object.fromEntries(Object.entries(group).map(([name, one]) => [key(name, one.kind), schema(one)]));

/** Output schema of one group. */
export const groupAnswer = <G extends SettingsDeclaration>(group: G): z.ZodObject<OutputShape<G>> =>
  z.object(shapeOf(group, outputKey, answerOf)) as unknown as z.ZodObject<OutputShape<G>>;

/** Output schemas of all groups by their names. */
export const groupAnswers = <Gs extends SettingsDeclarations>(groups: Gs) =>
  Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, groupAnswer(group)])) as unknown as {
    [Name in Key<Gs>]: z.ZodObject<OutputShape<Gs[Name]>>;
  };

/**
 * Output schema of the public settings of all groups in one object. @throws when two groups have a public key of the
 * same name
 */
export function publicAnswers<Gs extends SettingsDeclarations>(groups: Gs): Both<PublicShapes<Gs>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, declared] of publicSettings(groups)) {
    if (name in shape) throw new Error(`two groups have a public setting ${name}`);
    shape[name] = answerOf(declared);
  }
  return shape as unknown as Both<PublicShapes<Gs>>;
}

/** Output key, declaration and group of all public settings. */
export const publicSettings = (groups: SettingsDeclarations): [name: string, declared: Setting, group: string][] =>
  Object.entries(groups).flatMap(([group, settings]) =>
    Object.entries(settings)
      .filter(([, declared]) => declared.public)
      .map(([key, declared]): [string, Setting, string] => [outputKey(key, declared.kind), declared, group]),
  );

/** Input schema of a save: one group with its changed keys. */
export function groupBodies<Gs extends SettingsDeclarations>(groups: Gs) {
  const bodies = Object.entries(groups).map(([name, group]) =>
    z.strictObject({
      group: z.literal(name),
      version: int4.optional(),
      values: z.strictObject(shapeOf(group, inputKey, (declared) => inputOf(declared).optional())),
    }),
  );
  return z.union(bodies) as unknown as z.ZodUnion<readonly { [Name in Key<Gs>]: BodyOf<Name, Gs[Name]> }[Key<Gs>][]>;
}

/** The answer of a group for its stored values; a fresh system has none, and gets the initial values. */
export function answeredValues(
  group: SettingsDeclaration,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([key, declared]) => {
      const name = outputKey(key, declared.kind);
      if (declared.kind === 'secret') return [name, (stored[key] ?? null) !== null];
      const value = stored[name];
      return [name, value === undefined ? initialOf(declared) : value];
    }),
  );
}

/** The value of a setting in a fresh system. */
export const initialOf = (declared: Setting): unknown => (declared.kind === 'value' ? declared.initial : null);
