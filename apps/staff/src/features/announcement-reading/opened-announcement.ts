import { lazyPart } from '@hamyar/module-sdk';

/** The dialog of an announcement, loaded when somebody opens one. */
export const AnnouncementDialog = lazyPart(
  () => import(/* webpackChunkName: "announcement-dialog" */ './announcement.dialog.tsx'),
  'AnnouncementDialog',
);
