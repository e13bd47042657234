import type { Gate } from '@hamyar/module-sdk';
import { announcementTitles as titles } from './messages/fa-announcement-titles.ts';

/** Announcements are written by full and branch admins [6.7]. */
const PUBLISHES = { any: [{ role: 'full_admin' }, { role: 'branch_admin' }] } as const satisfies Gate;
const MAY_WRITE = { read_only: false } as const satisfies Gate;
const STAFF = { audience: ['staff'] } as const;

/** The pages of those who write announcements, and those on which everybody reads the own ones. */
export const announcementRoutes = [
  { path: '/announcements', name: 'announcements', title: titles.mine, screen: 'UserAnnouncementsScreen' },
  {
    path: '/announcements/:id',
    name: 'announcements-id',
    title: titles.mine,
    screen: 'UserAnnouncementsScreen',
    hideBreadcrumb: true,
  },
  {
    ...STAFF,
    path: '/customerAnnouncement',
    name: 'customerAnnouncement',
    title: titles.customers,
    screen: 'CustomerAnnouncementsScreen',
    gate: PUBLISHES,
  },
  {
    ...STAFF,
    path: '/customerAnnouncement/new',
    name: 'customerAnnouncement-new',
    title: titles.newForCustomers,
    screen: 'CustomerAnnouncementNewScreen',
    parent: 'customerAnnouncement',
    gate: { all: [PUBLISHES, MAY_WRITE] },
  },
  {
    ...STAFF,
    path: '/customerAnnouncement/:id',
    name: 'customerAnnouncement-id',
    title: titles.edit,
    screen: 'CustomerAnnouncementScreen',
    parent: 'customerAnnouncement',
    gate: PUBLISHES,
  },
  {
    ...STAFF,
    path: '/employeeAnnouncement',
    name: 'employeeAnnouncement',
    title: titles.employees,
    screen: 'EmployeeAnnouncementsScreen',
    gate: PUBLISHES,
  },
  {
    ...STAFF,
    path: '/employeeAnnouncement/new',
    name: 'employeeAnnouncement-new',
    title: titles.newForEmployees,
    screen: 'EmployeeAnnouncementNewScreen',
    parent: 'employeeAnnouncement',
    gate: { all: [PUBLISHES, MAY_WRITE] },
  },
  {
    ...STAFF,
    path: '/employeeAnnouncement/:id',
    name: 'employeeAnnouncement-id',
    title: titles.edit,
    screen: 'EmployeeAnnouncementScreen',
    parent: 'employeeAnnouncement',
    gate: PUBLISHES,
  },
] as const;

export const announcementMenuGroup = {
  ...STAFF,
  name: 'announcements',
  title: titles.module,
  icon: 'megaphone',
  order: 50,
} as const;

export const announcementMenu = [
  {
    ...STAFF,
    group: 'announcements',
    route: 'employeeAnnouncement',
    title: titles.employeesMenu,
    order: 10,
    gate: PUBLISHES,
    keywords: titles.words.employees,
  },
  {
    ...STAFF,
    group: 'announcements',
    route: 'customerAnnouncement',
    title: titles.customersMenu,
    order: 20,
    gate: PUBLISHES,
    keywords: titles.words.customers,
  },
] as const;

export const announcementSlots = [
  {
    slot: 'dashboard.widget/v1',
    name: 'announcements',
    title: titles.module,
    order: 55,
    code: 'AnnouncementsWidget',
    reserve: { height: 368, columns: 6 },
    audience: ['staff'],
  },
  {
    slot: 'dashboard.widget/v1',
    name: 'home-announcements',
    order: 25,
    code: 'AnnouncementsWidget',
    reserve: { height: 120, columns: 12, varies: true },
    audience: ['customer'],
  },
  {
    slot: 'page.notice/v1',
    name: 'pending-announcement',
    order: 10,
    code: 'PendingAnnouncement',
    whileListed: 'pending_announcements',
  },
] as const;
