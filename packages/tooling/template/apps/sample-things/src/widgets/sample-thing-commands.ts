import { routeCommands } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { commandWords, titles } from '../messages/fa-manifest.ts';

/** Actions of the command palette; those that the user may not open are left out. */
export const sampleThingCommands: SlotFunction<'command/v1'> = () =>
  routeCommands([{ route: 'sampleThings-new', title: titles.new, keywords: commandWords.new, icon: 'plus' }]);
