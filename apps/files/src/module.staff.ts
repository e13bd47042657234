import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    FilesScreen: () => import('./screens/files.screen.tsx'),
    FileSourceDialog: () => import('./widgets/file-source.dialog.tsx'),
    fileCommands: () => import('./widgets/file-commands.ts'),
  },
});
