import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage webhooks': {}, 'manage api keys': {} },
};
