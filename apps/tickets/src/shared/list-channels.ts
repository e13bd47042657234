import { channels, type ChannelName, type IdAndName, type SessionUser } from '@hamyar/contracts';
import { seesColleagues } from './organization-tickets.ts';

/**
 * Channels with events of tickets in a person's scope (design/api.md "Socket"): the own channel, a department's for its
 * members, a whole branch's for branch and full admins, an organisation's for whoever sees its tickets.
 */
export function listChannels(user: SessionUser, branches: readonly IdAndName[] = []): ChannelName[] {
  const own = channels.user(user.id);
  if (user.full_admin || (user.branch_admin && user.branch_id === -1))
    return [own, ...branches.map(({ id }) => channels.branch(id))];
  const organization = user.organization && seesColleagues(user) ? [channels.organization(user.organization.id)] : [];
  const branch = user.branch_admin && user.branch_id !== null ? [channels.branch(user.branch_id)] : [];
  const departments = [...new Set([...user.department_ids, ...user.managed_department_ids])].map(channels.department);
  return [own, ...organization, ...branch, ...departments];
}
