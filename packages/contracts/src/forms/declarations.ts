import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['customField', 'form', 'ticketForm'],
  orders: ['customField', 'form', 'ticketForm'],
};
