// What test doubles use of the schemas, typed without zod: the program of an app must not instantiate the schemas' types.
import type { Method } from './call.ts';
import type { AllSettings, SystemSettings } from './settings/calls.ts';

export type { ReceivedCalls } from './received-calls.ts';

/** A schema as something that reads a value. */
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

/** The shape of each shared list by its name. */
export declare const sharedLists: Readonly<Record<string, Reader>>;

/** Every endpoint of the contracts. */
export declare const endpoints: readonly DoubledEndpoint[];

/** What a fresh system answers of every group of settings. */
export declare const freshSettings: () => Omit<AllSettings, 'versions'>;

/** The public settings of a fresh system, without the facts about the installation. */
export declare const freshPublicSettings: () => Omit<
  SystemSettings,
  'version' | 'kb_core' | 'voip_active' | 'system_configed'
>;
