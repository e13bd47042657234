// Printed from the folders of the slices by `npm run gen`; do not edit.
// What concerns every module, and the types of all of them: no zod at run time.
// Calls come from '@hamyar/contracts/<module>'.
export * from './core.ts';
export type * from './declaration.ts';
export type * from './attachments/calls.ts';
export type * from './catalog/calls.ts';
export type * from './customers/calls.ts';
export type * from './departments/calls.ts';
export type * from './drafts/calls.ts';
export type * from './geography/calls.ts';
export type * from './identity/calls.ts';
export type * from './license/calls.ts';
export type * from './logs/calls.ts';
export type * from './notifications/calls.ts';
export type * from './organizations/calls.ts';
export type * from './realtime/calls.ts';
export type * from './registry/calls.ts';
export type * from './settings/calls.ts';
export type * from './system/calls.ts';
export type * from './tickets/calls.ts';
export * from './customers/customer-slots.ts';
export * from './identity/session-events.ts';
export * from './license/license-events.ts';
export * from './notifications/notification-events.ts';
export * from './realtime/realtime.ts';
export * from './registry/registry-events.ts';
export * from './settings/settings-events.ts';
export * from './settings/settings-group.ts';
export * from './tickets/ticket-events.ts';
export * from './tickets/ticket-field.ts';
export * from './tickets/ticket-slots.ts';
export * from './tickets/ticket-view.ts';
