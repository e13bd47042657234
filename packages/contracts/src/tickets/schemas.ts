export * from './ticket-content.schema.ts';
export * from './ticket.schema.ts';
