import { getPlatform, targetPath, type Command, type SlotFunction } from '@hamyar/module-sdk';
import { commandWords, titles } from '../messages/fa-manifest.ts';

/** Actions of the command palette; what the person may not open is left out. */
export const customerCommands: SlotFunction<'command/v1'> = () => {
  const open = (route: string, title: string, keywords: readonly string[]): Command[] => {
    const path = targetPath({ route });
    return path === null ? [] : [{ id: route, title, keywords, icon: 'plus', run: () => getPlatform().navigate(path) }];
  };
  return [
    ...open('customers-new', titles.newCustomer, commandWords.newCustomer),
    ...open('organization-new', titles.newOrganization, commandWords.newOrganization),
  ];
};
