import type { ModuleDeclarations } from '../declaration.ts';
import { FILE_INPUT_MAX_BYTES } from '../limits.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage webhooks': {}, 'manage api keys': {} },
  // logos and icons
  files: { setting: { count: 1, types: ['jpg', 'jpeg', 'png'], bytes: FILE_INPUT_MAX_BYTES } },
};
