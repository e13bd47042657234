import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

/** The part of a person that decides which announcements they write. */
export type AnnouncementManager = Pick<CurrentUser, 'full_admin' | 'branch_admin' | 'branch_id'>;

/** Whether the person writes announcements (spec 6.7). */
export const mayManageAnnouncements = ({ full_admin, branch_admin }: AnnouncementManager): boolean =>
  full_admin || branch_admin;

/** Whether the person writes announcements for any branch; a branch admin only for the own one (decisions 2.25). */
export const managesAllBranches = (user: AnnouncementManager): boolean =>
  user.full_admin || (user.branch_admin && user.branch_id === ALL_BRANCHES);
