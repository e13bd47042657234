// What concerns every module and belongs to none: no zod at run time.
export type * from './fields.ts';
export * from './addresses.ts';
export * from './boot/boot.ts';
export * from './boot/page-metadata.ts';
export * from './boot/ssr.ts';
export * from './call.ts';
export { isCivilDate } from './civil-date.ts';
export * from './declared.ts';
export * from './roles.ts';
export * from './envelope.ts';
export * from './platform/index.ts';
export * from './limits.ts';
export type * from './list-query.ts';
export * from './query-text.ts';
export { hasLetter, isVisible, seenText } from './visible-text.ts';
