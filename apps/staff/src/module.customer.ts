import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

/** The container for customers: announcements for their readers, and nothing for staff. */
export const module = defineModule<typeof manifest, 'customer'>({
  code: {
    UserAnnouncementsScreen: () => import('./screens/user-announcements.screen.tsx'),
    AnnouncementsWidget: () => import('./widgets/announcements.widget.tsx'),
    PendingAnnouncement: () => import('./widgets/pending-announcement.widget.tsx'),
  },
});
