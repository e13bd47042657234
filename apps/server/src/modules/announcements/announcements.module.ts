import type { ServerModule } from '../../platform/deps.ts';
import { announcementNotifications } from './announcement-notifications.ts';
import { announcementReferences } from './announcement-replacement.service.ts';
import { registerAnnouncementJobs } from './announcement.job.ts';
import { announcementRoutes } from './announcement.routes.ts';
import { announcementsDemo } from './announcements-demo.ts';
import { deleteAnnouncement } from './announcement.service.ts';
import { userAnnouncementRoutes } from './user-announcement.routes.ts';
import { announcementLists } from './user-announcement.repository.ts';
import { announcementFileOwners } from './user-announcement.service.ts';

/** What the company tells its customers and its employees (spec 6.7, 7.27, decisions 2.13). */
export const announcementsModule: ServerModule = {
  name: 'announcements',
  notifications: announcementNotifications,
  sharedLists: announcementLists,
  demoData: announcementsDemo,
  fileOwners: announcementFileOwners,
  deletes: { announcement: deleteAnnouncement },
  references: announcementReferences,
  register(host, deps) {
    announcementRoutes(host, deps);
    userAnnouncementRoutes(host, deps);
    registerAnnouncementJobs(deps);
  },
};
