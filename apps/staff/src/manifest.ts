import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

/** Departments are for full and branch admins [6.5]. */
const ARRANGES = { any: [{ role: 'full_admin' }, { role: 'branch_admin' }] } as const satisfies Gate;
const MAY_WRITE = { read_only: false } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'staff',
  title: titles.module,
  owner: 'staff',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [
    {
      path: '/departments',
      name: 'departments',
      title: titles.departments,
      screen: 'DepartmentsScreen',
      gate: ARRANGES,
    },
    {
      path: '/departments/new',
      name: 'departments-new',
      title: titles.departmentNew,
      screen: 'DepartmentNewScreen',
      parent: 'departments',
      gate: { all: [ARRANGES, MAY_WRITE] },
    },
    {
      path: '/departments/:id',
      name: 'departments-id',
      title: titles.department,
      screen: 'DepartmentScreen',
      parent: 'departments',
      gate: ARRANGES,
    },
  ],
  menuGroups: [{ name: 'staff', title: titles.module, icon: 'building', order: 30 }],
  menu: [
    {
      group: 'staff',
      route: 'departments',
      title: titles.departments,
      order: 20,
      gate: ARRANGES,
      keywords: titles.words.departments,
    },
  ],
} as const satisfies ModuleDeclaration;
