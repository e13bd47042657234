import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['tag', 'ticketCategory', 'service'],
  orders: ['ticketCategory', 'service'],
};
