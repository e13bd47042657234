import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    FilesScreen: () => import('./screens/files.screen.tsx'),
    FileSourceDialog: () => import('./widgets/file-source.dialog.tsx'),
    fileCommands: () => import('./widgets/file-commands.ts'),
  },
});
