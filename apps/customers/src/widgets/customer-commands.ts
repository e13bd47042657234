import { routeCommands } from '@hamyar/module-kit/commands';
import type { SlotFunction } from '@hamyar/module-sdk';
import { commandWords, titles } from '../messages/fa-manifest.ts';

/** Actions of the command palette; the palette leaves out those that the person may not use. */
export const customerCommands: SlotFunction<'command/v1'> = () =>
  routeCommands([
    { route: 'customers-new', title: titles.newCustomer, keywords: commandWords.newCustomer, icon: 'plus' },
    { route: 'organization-new', title: titles.newOrganization, keywords: commandWords.newOrganization, icon: 'plus' },
  ]);
