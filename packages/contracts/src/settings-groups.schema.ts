// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './identity/account.settings.ts';
export * from './knowledge-base/knowledge-base.settings.ts';
export * from './notifications/general-notice.settings.ts';
export * from './settings/system-information.settings.ts';
export * from './tickets/ticket.settings.ts';
