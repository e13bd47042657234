export * from '../setting.ts';
export * from './derived-shapes.ts';
export * from './settings.schema.ts';
/** Every declared group of settings by its name. */
export * as settingsGroups from './declared-groups.ts';
