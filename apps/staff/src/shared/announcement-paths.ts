import type { AnnouncementAudience } from '@hamyar/contracts/announcements';

const PATHS = {
  customers: { name: 'customer-announcements', list: '/customerAnnouncement' },
  employees: { name: 'employee-announcements', list: '/employeeAnnouncement' },
} as const;

/** The list of one audience: its address, and the name under which its columns are kept. */
export const pathsOf = (audience: AnnouncementAudience) => PATHS[audience];
