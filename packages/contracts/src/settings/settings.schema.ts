import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput } from '../field.schema.ts';
import * as settingsGroups from '../settings-groups.schema.ts';
import type { AllSettings, SystemSettings } from './calls.ts';
import {
  answeredValues,
  groupAnswers,
  groupBodies,
  initialOf,
  publicAnswers,
  publicSettings,
} from './derived-shapes.schema.ts';

/** Every declared group of settings by its name. */
export { settingsGroups };

const facts = {
  version: z.string(),
  kb_core: z.boolean(),
  voip_active: z.boolean(),
  system_configed: z.boolean(),
  /** The hours of the default working shift in words (decisions 2.7). */
  working_hours_text: z.string().nullable(),
};

/** The public settings of all groups, and facts about the installation (spec 3.3). */
export const systemSettings = z.object({ ...publicAnswers(settingsGroups), ...facts });
/** The public settings without the facts about the installation. */
export type PublicSettings = Omit<SystemSettings, keyof typeof facts>;

export const systemSettingsGet = defineEndpoint({
  name: 'systemSettingsGet',
  method: 'GET',
  path: '/api/systemSettings',
  slice: 'settings',
  access: 'visitor',
  summary: 'The public settings.',
  data: systemSettings,
});

/** All groups; for the full admin (spec 7.18, 6.36). */
export const allSettings = z.object({
  ...groupAnswers(settingsGroups),
  /** Version of each group by its name; a save of the group sends it back as `version`. */
  versions: z.record(z.string(), z.number()),
});
export const settingsGet = defineEndpoint({
  name: 'settingsGet',
  method: 'GET',
  path: '/api/settings',
  slice: 'settings',
  access: 'full_admin',
  summary: 'Every settings group.',
  data: allSettings,
  page: true,
});
export const defaultSettings = defineEndpoint({
  name: 'defaultSettings',
  method: 'GET',
  path: '/api/defaultSettings',
  slice: 'settings',
  access: 'full_admin',
  summary: 'The values a fresh system starts with.',
  data: allSettings.omit({ versions: true }),
});
export const settingsStore = defineEndpoint({
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings',
  slice: 'settings',
  access: 'full_admin',
  summary: 'Saves one group.',
  body: groupBodies(settingsGroups),
  data: allSettings,
  audited: true,
});

/** `POST` with `_method=put` is this call (spec 7.18). NOK SETUP_INCOMPLETE has the `tasks` that are not done. */
export const settingsUpdate = defineEndpoint({
  name: 'settingsUpdate',
  method: 'PUT',
  path: '/api/settings',
  slice: 'settings',
  access: 'full_admin',
  summary: 'Marks the setup as complete, when its seven tasks are done.',
  body: z.strictObject({ system_configed: booleanInput.refine((done) => done, { params: { code: 'choice' } }) }),
  data: systemSettings,
  audited: true,
});

/** The answer of every group in a fresh system. */
export const freshSettings = (): Omit<AllSettings, 'versions'> =>
  Object.fromEntries(
    Object.entries(settingsGroups).map(([name, group]) => [name, answeredValues(group, {})]),
  ) as unknown as Omit<AllSettings, 'versions'>;

/** The public settings of a fresh system, without the facts about the installation. */
export const freshPublicSettings = (): PublicSettings =>
  Object.fromEntries(
    publicSettings(settingsGroups).map(([name, declared]) => [name, initialOf(declared)]),
  ) as unknown as PublicSettings;
