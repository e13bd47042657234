import type { Announcement, UserAnnouncement } from '@hamyar/contracts/announcements';

/** An announcement as its writer gets it. */
export const buildAnnouncement = (changes: Partial<Announcement> = {}): Announcement => ({
  ...{ id: 4, version: 2, audience: 'customers', title: 'توقف درگاه پرداخت', body: '<p>شنبه شب</p>', importance: 3 },
  ...{
    state: 'draft',
    pinned: false,
    require_ack: false,
    start_at: null,
    end_at: null,
    branch_ids: [-1],
    branches: [],
  },
  stats: { sent: 0, seen: 0, acked: 0 },
  creator: { id: 1, name: 'رضا محمدی', employee: true, profile_picture_name: null },
  ...{ created_at: 1_795_000_000, updated_at: 1_795_000_000, departments: [], organizations: [], customer_levels: [] },
  ...{ roles: [], channels: ['panel', 'push'], attachments: [], version_number: 0 },
  ...changes,
});

/** An announcement as its reader gets it. */
export const buildUserAnnouncement = (changes: Partial<UserAnnouncement> = {}): UserAnnouncement => ({
  ...{ id: 7, title: 'توقف درگاه پرداخت', body: '<p>شنبه شب</p>', importance: 3, pinned: false, require_ack: false },
  ...{ start_at: 1_795_000_000, end_at: null, attachments: [], version_number: 1, seen_at: null, acked_at: null },
  ...changes,
});
