import { CRITICAL_IMPORTANCE } from '@hamyar/contracts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { levelOfCustomer } from '../users/public.ts';
import { managesAllBranches, mayManageAnnouncements, type AnnouncementManager } from './announcement.policy.ts';

/** The announcements `a` that the person may change: all, or those for the own branch alone (decisions 2.25). */
export const managedAnnouncements = (user: AnnouncementManager): RawBuilder<SqlBool> =>
  managesAllBranches(user)
    ? sql<SqlBool>`true`
    : mayManageAnnouncements(user)
      ? sql<SqlBool>`a.branch_ids = array[${user.branch_id}::bigint]`
      : sql<SqlBool>`false`;

/** The branch of the person `u`: the own one, else that of the organisation. */
const branchOf = sql<number | null>`coalesce(u.branch_id,
    (select bo.branch_id from organization bo where bo.id = u.organization_id and bo.deleted_at is null))`;

/**
 * Whether the announcement `a` is for the person `u` of the table `user`: the one condition of counts, lists, receipts,
 * notifications and files (decisions 2.13, ADR 0131). Each list narrows the audience, and an empty one does not; somebody of
 * all branches is of each of them. People who cannot log in get nothing.
 */
export const isFor = (): RawBuilder<SqlBool> => sql<SqlBool>`(u.employee = (a.audience = 'employees')
  and u.status = 'active' and u.deleted_at is null
  and (-1 = any(a.branch_ids) or ${branchOf} = any(a.branch_ids) or u.branch_id = -1)
  and (a.organization_ids = '{}' or u.organization_id = any(a.organization_ids))
  and (a.customer_level_ids = '{}' or ${levelOfCustomer('u')} = any(a.customer_level_ids))
  and (a.department_ids = '{}' or exists (select from department_member m
    where m.user_id = u.id and m.department_id = any(a.department_ids)))
  and (a.role_ids = '{}' or exists (select from user_role ur where ur.user_id = u.id and ur.role_id = any(a.role_ids))))`;

/** Whether people can read the announcement `a` at this moment. */
export const isLive = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.state = 'live' and a.deleted_at is null and (a.end_at is null or a.end_at > ${now}))`;

/** Whether the announcement `a` is shown over the page until the person of the receipt `r` has acknowledged it. */
export const isPending = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.state = 'live' and a.deleted_at is null and a.importance = ${CRITICAL_IMPORTANCE} and a.require_ack
    and coalesce(r.acked_number, 0) < a.reset_number)`;
