import type { z } from 'zod';
import type * as s from './settings.schema.ts';

export type SystemSettings = z.output<typeof s.systemSettings>;
export type AllSettings = z.output<typeof s.allSettings>;
export type SettingsGroup = (typeof s.SETTINGS_GROUPS)[number];
export type { SettingsStoreBody } from './settings.schema.ts';
