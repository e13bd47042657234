import type { ModuleManifest } from '@hamyar/module-sdk';
import { titles } from './messages/fa.ts';

export const manifest = {
  name: 'tickets',
  version: '0.1.0',
  title: titles.module,
  owner: 'tickets',
  license: 'UNLICENSED',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [
    { path: '/tickets', name: 'tickets', title: titles.list, screen: 'TicketsScreen', audience: ['staff'] },
    { path: '/tickets', name: 'tickets', title: titles.list, screen: 'MyTicketsScreen', audience: ['customer'] },
  ],
  menu: [{ group: 'tickets', groupTitle: titles.module, route: 'tickets', title: titles.list, icon: 'ticket', order: 30, keywords: ['تیکت', 'tickets'] }],
} as const satisfies ModuleManifest;
