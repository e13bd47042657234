import { routeCommands } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { commandWords, titles } from '../messages/fa-manifest.ts';

/** The icon of a folder. */
const FOLDER = 'M3 7.5V18a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-7l-2-3H5a2 2 0 0 0-2 2z';

/** Opens the manager from the command palette: the menu has no item for it (decisions 2.10). */
export const fileCommands: SlotFunction<'command/v1'> = () =>
  routeCommands([{ route: 'attachments', title: titles.module, keywords: commandWords, icon: FOLDER }]);
