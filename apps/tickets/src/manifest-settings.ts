import { SLA_IS_LICENSED, TEMPLATES_ARE_LICENSED, type Gate, type ModuleDeclaration } from '@hamyar/contracts';
import { titles } from './messages/fa-manifest.ts';
import { macroTitles } from './messages/fa-staff-macros.ts';
import { templateTitles } from './messages/fa-templates.ts';

/** [6.16, 6.22]: a full admin, and the license feature. */
const TEMPLATES: Gate = { all: [{ role: 'full_admin' }, TEMPLATES_ARE_LICENSED] };
const FULL_ADMIN: Gate = { role: 'full_admin' };
const MANAGES_MACROS: Gate = { permission: 'manage macros' };
/** [6.27]: the page of tags needs the permission and no more. */
const MANAGES_TAGS: Gate = { permission: 'manage tags' };

/** [6.23]: a full or branch admin, and one of two license features. */
const SLA: Gate = { all: [{ any: [{ role: 'full_admin' }, { role: 'branch_admin' }] }, SLA_IS_LICENSED] };

/** The settings pages of the module, as its manifest declares them. */
export const settingsPages = [
  {
    group: 'tickets',
    name: 'settings-generalTicketSettings',
    path: '/settings/generalTicketSettings',
    title: titles.settings.general,
    order: 10,
    screen: 'GeneralTicketSettingsScreen',
    audience: ['staff'],
    gate: FULL_ADMIN,
    keywords: titles.words.general,
  },
  {
    group: 'tickets',
    name: 'settings-ticketTemplates',
    path: '/settings/ticketTemplates',
    title: templateTitles.list,
    order: 40,
    screen: 'TicketTemplatesScreen',
    audience: ['staff'],
    gate: TEMPLATES,
    keywords: templateTitles.words,
    children: [
      {
        name: 'settings-ticketTemplates-new',
        path: '/settings/ticketTemplates/new',
        title: templateTitles.new,
        screen: 'TicketTemplateNewScreen',
        audience: ['staff'],
      },
      {
        name: 'settings-ticketTemplates-id',
        path: '/settings/ticketTemplates/:id',
        title: templateTitles.edit,
        screen: 'TicketTemplateScreen',
        audience: ['staff'],
      },
    ],
  },
  {
    group: 'tickets',
    name: 'settings-macros',
    path: '/settings/macros',
    title: macroTitles.list,
    order: 50,
    screen: 'MacrosScreen',
    audience: ['staff'],
    gate: MANAGES_MACROS,
    keywords: macroTitles.words,
    children: [
      {
        name: 'settings-macros-new',
        path: '/settings/macros/new',
        title: macroTitles.new,
        screen: 'MacroNewScreen',
        audience: ['staff'],
      },
      {
        name: 'settings-macros-id',
        path: '/settings/macros/:id',
        title: macroTitles.edit,
        screen: 'MacroScreen',
        audience: ['staff'],
      },
    ],
  },
  {
    group: 'organization',
    name: 'settings-services',
    path: '/settings/services',
    title: titles.settings.services,
    order: 10,
    screen: 'ServicesScreen',
    audience: ['staff'],
    gate: FULL_ADMIN,
    keywords: titles.words.services,
    children: [
      {
        name: 'settings-services-new',
        path: '/settings/services/new',
        title: titles.settings.serviceNew,
        screen: 'ServiceNewScreen',
        audience: ['staff'],
      },
      {
        name: 'settings-services-id',
        path: '/settings/services/:id',
        title: titles.settings.service,
        screen: 'ServiceScreen',
        audience: ['staff'],
      },
    ],
  },
  {
    group: 'tickets',
    name: 'settings-ticketCategory',
    path: '/settings/ticketCategory',
    title: titles.settings.categories,
    order: 20,
    screen: 'TicketCategoriesScreen',
    audience: ['staff'],
    gate: FULL_ADMIN,
    keywords: titles.words.categories,
    children: [
      {
        name: 'settings-ticketCategory-new',
        path: '/settings/ticketCategory/new',
        title: titles.settings.categoryNew,
        screen: 'TicketCategoryNewScreen',
        audience: ['staff'],
      },
      {
        name: 'settings-ticketCategory-id',
        path: '/settings/ticketCategory/:id',
        title: titles.settings.category,
        screen: 'TicketCategoryScreen',
        audience: ['staff'],
      },
    ],
  },
  {
    group: 'tickets',
    name: 'settings-tags',
    path: '/settings/tags',
    title: titles.settings.tags,
    order: 30,
    screen: 'TagsScreen',
    audience: ['staff'],
    gate: MANAGES_TAGS,
    keywords: titles.words.tags,
  },
  {
    group: 'tickets',
    name: 'settings-sla',
    path: '/settings/sla',
    title: titles.settings.sla,
    order: 50,
    screen: 'SlaPoliciesScreen',
    audience: ['staff'],
    gate: SLA,
    keywords: titles.words.sla,
    children: [
      {
        name: 'settings-sla-new',
        path: '/settings/sla/new',
        title: titles.settings.slaNew,
        screen: 'SlaPolicyNewScreen',
        audience: ['staff'],
      },
      {
        name: 'settings-sla-id',
        path: '/settings/sla/:id',
        title: titles.settings.slaEdit,
        screen: 'SlaPolicyScreen',
        audience: ['staff'],
      },
    ],
  },
] as const satisfies ModuleDeclaration['settingsPages'];
