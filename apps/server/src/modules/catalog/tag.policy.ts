import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { SettingsReading } from '../settings/public.ts';

/** Whether the person renames, merges, archives and deletes tags (spec 6.27). */
export const mayManageTags = (user: Pick<CurrentUser, 'employee' | 'effective_permissions'>): boolean =>
  user.employee && user.effective_permissions.includes('manage tags');

/** Whether the person creates tags: who manages them, and every employee where the settings say so (decisions 2.10). */
export const mayCreateTags = (
  user: Pick<CurrentUser, 'employee' | 'effective_permissions'>,
  { generalTicketSettings }: SettingsReading,
): boolean => mayManageTags(user) || (user.employee && generalTicketSettings.free_tags);
