import { REQUESTS_ARE_OPEN, SLA_IS_LICENSED, type Gate, type ModuleDeclaration } from '@hamyar/contracts';
import { titles } from './messages/fa-manifest.ts';
import { macroRoutes } from './manifest-macros.ts';
import { settingsPages } from './manifest-settings.ts';
import { syncedDrafts } from './manifest-drafts.ts';

/** [6.9]: an employee with the permission, the license feature, and a license with which staff may write. */
const BEHALF: Gate = {
  all: [
    { role: 'employee' },
    { feature: 'ticket_send_behalf_customer' },
    { permission: 'send ticket behalf customers' },
    { read_only: false },
  ],
};
/** After the license and its grace period staff may only read, so they create no ticket (decisions 2.19). */
const STAFF_WRITE: Gate = { read_only: false };
/** An expired customer may read and rate, but create no ticket (decisions 2.1). */
const MAY_WRITE: Gate = { not: { expired: true } };

/** A ticket to a customer needs the permission, and a license with which staff may write. */
const TO_CUSTOMER: Gate = { all: [{ permission: 'send ticket to customers' }, STAFF_WRITE] };
/** For whoever manages customers, in the place of a card. */
const TAGS_OF_CUSTOMERS = {
  audience: ['staff'],
  gate: { permission: 'manage customers' },
  reserve: { height: 120 },
} as const;

/** For whoever writes articles, in a card of the editor. */
const TAGS_OF_ARTICLES = {
  audience: ['staff'],
  gate: { permission: 'manage knowledge base' },
  reserve: { height: 58 },
} as const;

/** What the tickets module declares about itself; data only. */
export const manifest = {
  name: 'tickets',
  title: titles.module,
  owner: 'tickets',
  platform: '^1.0.0',
  optional: { customers: '^0.1.0', calendar: '^0.1.0', 'knowledge-base': '^0.1.0' },
  audience: ['staff', 'customer'],
  routes: [
    {
      path: '/tickets',
      name: 'tickets',
      title: titles.list,
      screen: 'TicketsScreen',
      audience: ['staff'],
      landing: true,
      ssr: true,
    },
    // The same screen: it shows list and conversation, and opening another ticket must not mount the list again.
    {
      path: '/tickets/:id',
      name: 'tickets-id',
      title: titles.view,
      screen: 'TicketsScreen',
      parts: ['StaffConversation'],
      audience: ['staff'],
      parent: 'tickets',
      wholeScreenOnPhones: true,
    },
    {
      path: '/tickets/bulk/:id',
      name: 'tickets-bulk-id',
      title: titles.bulk,
      screen: 'TicketsBulkScreen',
      audience: ['staff'],
      parent: 'tickets',
    },
    {
      path: '/tickets/export/:id',
      name: 'tickets-export-id',
      title: titles.export,
      screen: 'TicketsExportScreen',
      audience: ['staff'],
      gate: { permission: 'export data' },
      parent: 'tickets',
    },
    ...macroRoutes,
    {
      path: '/tickets/new',
      name: 'tickets-new',
      title: titles.new,
      screen: 'NewTicketScreen',
      audience: ['staff'],
      parent: 'tickets',
      gate: STAFF_WRITE,
    },
    {
      path: '/tickets/fromCustomer',
      name: 'tickets-fromCustomer',
      title: titles.fromCustomer,
      screen: 'FromCustomerScreen',
      audience: ['staff'],
      parent: 'tickets',
      gate: BEHALF,
    },
    {
      path: '/tickets',
      name: 'tickets',
      title: titles.myTickets,
      screen: 'CustomerTicketsScreen',
      audience: ['customer'],
      ssr: true,
    },
    {
      path: '/tickets/:id',
      name: 'tickets-id',
      title: titles.view,
      screen: 'CustomerTicketScreen',
      audience: ['customer'],
      parent: 'tickets',
      wholeScreenOnPhones: true,
    },
    // opened from a mail, without a login (decisions 2.21)
    {
      path: '/rating/:token',
      name: 'rating-token',
      title: titles.rating,
      screen: 'RatingLinkScreen',
      audience: ['customer'],
      visitors: true,
    },
    // without a login, where the setting allows it (decisions 2.23)
    {
      path: '/request',
      name: 'request',
      title: titles.request,
      screen: 'RequestScreen',
      audience: ['customer'],
      visitors: true,
      gate: REQUESTS_ARE_OPEN,
    },
    {
      path: '/request/:token',
      name: 'request-token',
      title: titles.requestLink,
      screen: 'RequestLinkScreen',
      audience: ['customer'],
      visitors: true,
      gate: REQUESTS_ARE_OPEN,
    },
    {
      path: '/tickets/new',
      name: 'tickets-new',
      title: titles.new,
      screen: 'CustomerNewTicketScreen',
      audience: ['customer'],
      parent: 'tickets',
      gate: MAY_WRITE,
    },
  ],
  menuGroups: [{ name: 'tickets', title: titles.module, icon: 'ticket', order: 20 }],
  menu: [
    {
      group: 'tickets',
      route: 'tickets-new',
      title: titles.new,
      order: 1,
      keywords: titles.words.new,
      audience: ['staff'],
    },
    {
      group: 'tickets',
      route: 'tickets-fromCustomer',
      title: titles.fromCustomer,
      order: 2,
      keywords: titles.words.fromCustomer,
      audience: ['staff'],
      gate: BEHALF,
    },
    {
      group: 'tickets',
      route: 'tickets',
      title: titles.list,
      order: 3,
      keywords: titles.words.list,
      audience: ['staff'],
      bottom: true,
    },
    {
      group: 'tickets',
      icon: 'ticket',
      route: 'tickets',
      title: titles.myTickets,
      order: 1,
      keywords: titles.words.list,
      audience: ['customer'],
      bottom: true,
    },
  ],
  settingsMenuGroups: [{ name: 'tickets', title: titles.module, icon: 'ticket', order: 40 }],
  settingsPages,
  topBar: [
    // on an open ticket it would cover the composer
    {
      route: 'tickets-new',
      title: titles.new,
      order: 1,
      icon: 'plus',
      primary: { floatsOver: ['tickets'] },
      audience: ['staff'],
    },
  ],
  slots: [
    {
      slot: 'dashboard.widget/v1',
      name: 'counters',
      title: titles.widgets.counters,
      order: 10,
      code: 'CountersWidget',
      audience: ['staff'],
      reserve: { height: 86, columns: 12, phoneHeight: 247 },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'longest-waiting',
      title: titles.widgets.longestWaiting,
      order: 20,
      code: 'LongestWaitingWidget',
      audience: ['staff'],
      reserve: { height: 368, columns: 8 },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'by-status',
      title: titles.widgets.byStatus,
      order: 30,
      code: 'ByStatusWidget',
      audience: ['staff'],
      reserve: { height: 368, columns: 4 },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'my-day',
      title: titles.widgets.myDay,
      order: 40,
      code: 'MyDayWidget',
      audience: ['staff'],
      reserve: { height: 368, columns: 6 },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'latest-activity',
      title: titles.widgets.latestActivity,
      order: 50,
      code: 'LatestActivityWidget',
      audience: ['staff'],
      reserve: { height: 368, columns: 6 },
    },
    // the home of a customer
    {
      slot: 'dashboard.widget/v1',
      name: 'home-start',
      order: 10,
      code: 'HomeStartWidget',
      audience: ['customer'],
      reserve: { height: 50, columns: 12 },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'home-tickets',
      order: 20,
      code: 'HomeTicketsWidget',
      audience: ['customer'],
      reserve: { height: 420, columns: 12, varies: true },
    },
    {
      slot: 'customers.actions/v1',
      name: 'to-customer',
      order: 10,
      code: 'TicketToCustomer',
      audience: ['staff'],
      gate: TO_CUSTOMER,
    },
    {
      slot: 'customers.actions/v1',
      name: 'for-customer',
      order: 20,
      code: 'TicketForCustomer',
      audience: ['staff'],
      gate: BEHALF,
    },
    { slot: 'customers.tags/v1', name: 'customer-tags', order: 10, code: 'CustomerTags', ...TAGS_OF_CUSTOMERS },
    { slot: 'knowledge-base.tags/v1', name: 'article-tags', order: 10, code: 'ArticleTags', ...TAGS_OF_ARTICLES },
    {
      slot: 'calendar.layer/v1',
      name: 'due',
      order: 10,
      code: 'DueLayer',
      audience: ['staff'],
      gate: SLA_IS_LICENSED,
      reserve: { height: 32 },
    },
    { slot: 'search.provider/v1', name: 'tickets', order: 10, code: 'searchTickets' },
    { slot: 'command/v1', name: 'tickets', order: 10, code: 'ticketCommands', audience: ['staff'] },
    { slot: 'shortcuts/v1', name: 'tickets-shortcuts', order: 10, code: 'ticketShortcuts', audience: ['staff'] },
  ],
  offers: [
    { slot: 'tickets.sidebar/v1', audience: ['staff'] },
    { slot: 'tickets.answers/v1', audience: ['staff'] },
    { slot: 'tickets.closing/v1', audience: ['staff'] },
    { slot: 'tickets.new/v1' },
  ],
  notificationLinks: {
    ticket: { route: 'tickets-id', param: 'id' },
    ticket_batch: { route: 'tickets-bulk-id', param: 'id' },
    ticket_export: { route: 'tickets-export-id', param: 'id' },
  },
  syncedDrafts,
  settingsGroups: ['generalTicketSettings', 'userAccountSettings'],
} as const satisfies ModuleDeclaration;
