import { SAMPLE_THINGS_ARE_PUBLIC } from '@hamyar/contracts/sample-things';
import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';
import { staffTitles } from './messages/fa-staff.ts';
import { STAFF_WRITE } from './shared/sample-thing-gates.ts';

/** The server's policy decides, and a gate hides what it would refuse. Nobody can write when the license has expired, nor a customer whose account has expired. */
const MAY_WRITE = { all: [{ read_only: false }, { not: { expired: true } }] } as const satisfies Gate;
const MAY_ADD = {
  all: [MAY_WRITE, { any: [{ role: 'employee' }, { setting: 'sample_things_customers_add' }] }],
} as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'sample-things',
  title: titles.module,
  owner: 'sample-things',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [
    {
      path: '/sampleThings',
      name: 'sampleThings',
      title: titles.module,
      screen: 'SampleThingsScreen',
      audience: ['staff'],
    },
    {
      path: '/sampleThings',
      name: 'sampleThings',
      title: titles.module,
      screen: 'CustomerSampleThingsScreen',
      audience: ['customer'],
    },
    {
      path: '/sampleThings/new',
      name: 'sampleThings-new',
      title: titles.new,
      screen: 'SampleThingNewScreen',
      parent: 'sampleThings',
      gate: MAY_ADD,
    },
    {
      path: '/sampleThings/:id',
      name: 'sampleThings-id',
      title: titles.view,
      screen: 'SampleThingScreen',
      parent: 'sampleThings',
    },
    {
      path: '/sampleThings/:id/edit',
      name: 'sampleThings-id-edit',
      title: staffTitles.edit,
      screen: 'SampleThingEditScreen',
      parent: 'sampleThings-id',
      audience: ['staff'],
      gate: STAFF_WRITE,
    },
    {
      path: '/publicSampleThings/:id/:slug',
      name: 'publicSampleThings-id-slug',
      title: '{title}',
      screen: 'PublicSampleThingScreen',
      parent: 'sampleThings',
      visitors: true,
      gate: SAMPLE_THINGS_ARE_PUBLIC,
    },
  ],
  menuGroups: [{ name: 'sample-things', title: titles.module, icon: 'squares', order: 85 }],
  menu: [
    {
      group: 'sample-things',
      route: 'sampleThings',
      title: titles.module,
      order: 90,
      keywords: ['sample-things'],
    },
  ],
  settingsMenuGroups: [{ name: 'sample-things', title: titles.module, icon: 'squares', order: 85 }],
  settingsPages: [
    {
      group: 'sample-things',
      name: 'settings-sampleThings',
      path: '/settings/sampleThings',
      title: 'تنظیمات نمونه‌ها',
      order: 10,
      screen: 'SampleThingSettingsScreen',
      audience: ['staff'],
      gate: { role: 'full_admin' },
      keywords: ['sample-things'],
    },
  ],
  slots: [
    {
      slot: 'dashboard.widget/v1',
      name: 'sample-things-open',
      order: 90,
      code: 'OpenSampleThingsWidget',
      audience: ['staff'],
      reserve: { height: 140 },
    },
    { slot: 'command/v1', name: 'sample-things-commands', order: 90, code: 'sampleThingCommands' },
  ],
  notificationLinks: { sample_thing: { route: 'sampleThings-id', param: 'id' } },
} as const satisfies ModuleDeclaration;
