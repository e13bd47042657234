import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { commandWords, titles } from './messages/fa-manifest.ts';

/** The manager is for the people of the company (decisions 2.25); what each of them may do in it, the server says. */
const STAFF = { role: 'employee' } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'files',
  title: titles.module,
  owner: 'files',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [
    {
      path: '/attachments',
      name: 'attachments',
      title: titles.folder,
      screen: 'FilesScreen',
      gate: STAFF,
    },
  ],
  // no item of the menu: it opens from the palette, the search of the settings and the picker (decisions 2.10)
  settingsLinks: [
    { group: 'general', route: 'attachments', title: titles.module, order: 90, keywords: commandWords, gate: STAFF },
  ],
  slots: [
    { slot: 'command/v1', name: 'files-commands', order: 60, code: 'fileCommands', gate: STAFF },
    { slot: 'file.source/v1', name: 'files-source', order: 10, code: 'FileSourceDialog', gate: STAFF },
  ],
} as const satisfies ModuleDeclaration;
