import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { assignTags, unassignTags, usableTags } from '../catalog/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { refuseField } from './ticket.errors.ts';
import { can } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

/**
 * Gives a ticket that the person sees tags, or takes tags from it; its other tags stay. @throws Forbidden,
 * ValidationFailed for a tag that is not in use
 */
export async function changeTags(
  work: TicketUnitOfWork,
  { user, settings }: { user: CurrentUser; settings: SettingsReading },
  { add = [], remove = [] }: { add?: readonly number[]; remove?: readonly number[] },
): Promise<void> {
  const { trx, ticket } = work;
  if (!can(user, 'fields', policyTicket(ticket), settings)) throw new Forbidden();
  const wanted = new Set(add);
  if (wanted.size > 0 && (await usableTags(trx, add)).length < wanted.size)
    throw refuseField('value', 'CHOICE', messages.choiceRefused);
  const object = { type: 'ticket', id: ticket.id } as const;
  for (const id of add.length > 0 ? await assignTags(trx, object, add) : [])
    work.history.push({ field: 'tag_id', from: null, to: id });
  for (const id of remove.length > 0 ? await unassignTags(trx, object, remove) : [])
    work.history.push({ field: 'tag_id', from: id, to: null });
}
