import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage knowledge base': {} },
  features: { kb_core: { forCustomers: true } },
};
