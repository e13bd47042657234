// The part of the schemas that test doubles use, typed without zod: checking an app's types would be slow with the
// types of the schemas.
import type { Method } from './call.ts';
import type { AllSettings, SystemSettings } from './settings/calls.ts';

export type { ReceivedCalls } from './received-calls.ts';

/** A schema, reduced to its parse function. */
interface Reader {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

export interface DoubledEndpoint {
  name: string;
  method: Method;
  path: string;
  params?: Reader;
  query?: Reader;
  body?: Reader;
  data?: Reader;
  answer: 'item' | 'list' | 'none' | 'blob';
}

/** One value that a call takes in its body: its path, and the longest text that it takes. */
export interface BodyField {
  path: string;
  maxLength?: number;
}

/** Every value of a body, those of its objects one by one. */
export declare const bodyFields: (body: Reader) => BodyField[];

/** The shape of each shared list by its name. */
export declare const sharedLists: Readonly<Record<string, Reader>>;

/** Every endpoint of the contracts. */
export declare const endpoints: readonly DoubledEndpoint[];

/** The settings of a fresh system, by group. */
export declare const freshSettings: () => Omit<AllSettings, 'versions'>;

/** The public settings of a fresh system, without the facts about the installation. */
export declare const freshPublicSettings: () => Omit<
  SystemSettings,
  'version' | 'kb_core' | 'voip_active' | 'system_configed'
>;
