import { parseChannel } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { visibleTickets } from '../tickets/public.ts';

/**
 * Channels besides tickets: a person's own, their departments, their organization, their branch, the system (decisions
 * 2.4 "Who learns what").
 */
function canSubscribeToGroup(user: CurrentUser, kind: string, id: number): boolean {
  switch (kind) {
    case 'system':
      return true;
    case 'private-user':
      return id === user.id;
    case 'department':
      return (
        user.employee &&
        (user.full_admin || user.department_ids.includes(id) || user.managed_department_ids.includes(id))
      );
    case 'branch':
      return user.full_admin || (user.branch_admin && (user.branch_id === ALL_BRANCHES || user.branch_id === id));
    case 'organization':
      return !user.employee && user.organization_id === id && (user.supervisor || user.organization_shared);
    default:
      return false;
  }
}

/** Those of the channels that the person may subscribe to: for tickets by the same policy as HTTP, in one query. */
export async function subscribableChannels(
  deps: Pick<Deps, 'db' | 'broker'>,
  user: CurrentUser,
  channels: readonly string[],
): Promise<Set<string>> {
  const parsed = channels.flatMap((name) => {
    const channel = parseChannel(name);
    return channel ? [{ name, ...channel }] : [];
  });
  const isTicket = (kind: string) => kind === 'ticket' || kind === 'ticket-staff' || kind === 'presence-ticket';
  const ids = [...new Set(parsed.filter(({ kind }) => isTicket(kind)).map(({ id }) => id))];
  const visible = await visibleTickets(deps, user, ids);
  return new Set(
    parsed
      .filter(({ kind, id }) => {
        if (!isTicket(kind)) return canSubscribeToGroup(user, kind, id);
        const rights = visible.get(id);
        return kind === 'ticket' ? rights !== undefined : rights?.internal === true;
      })
      .map(({ name }) => name),
  );
}
