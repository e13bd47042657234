// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './auto-close.schema.ts';
export * from './expected-answer.schema.ts';
export * from './macro.schema.ts';
export * from './satisfaction.schema.ts';
export * from './saved-view.schema.ts';
export * from './similar-ticket.schema.ts';
export * from './ticket-bulk.schema.ts';
export * from './ticket-content.schema.ts';
export * from './ticket-export.schema.ts';
export * from './ticket-field-value.schema.ts';
export * from './ticket-form.schema.ts';
export * from './ticket-list.schema.ts';
export * from './ticket-request.schema.ts';
export * from './ticket-signature.schema.ts';
export * from './ticket-sla.schema.ts';
export * from './ticket-template.schema.ts';
export * from './ticket.schema.ts';
