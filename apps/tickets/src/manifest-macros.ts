import type { ModuleDeclaration } from '@hamyar/contracts';
import { macroTitles } from './messages/fa-staff-macros.ts';

/** The pages with the macros of somebody who has no settings, as the manifest of the module declares them. */
export const macroRoutes = [
  // who may keep macros for others has them among the settings
  {
    path: '/tickets/macros',
    name: 'tickets-macros',
    title: macroTitles.list,
    screen: 'MacrosScreen',
    audience: ['staff'],
    parent: 'tickets',
  },
  {
    path: '/tickets/macros/new',
    name: 'tickets-macros-new',
    title: macroTitles.new,
    screen: 'MacroNewScreen',
    audience: ['staff'],
    parent: 'tickets-macros',
  },
  {
    path: '/tickets/macros/:id',
    name: 'tickets-macros-id',
    title: macroTitles.edit,
    screen: 'MacroScreen',
    audience: ['staff'],
    parent: 'tickets-macros',
  },
] as const satisfies ModuleDeclaration['routes'];
