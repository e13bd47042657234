import { TICKET_STATUS } from '@hamyar/contracts';
import { EXTRA_TAGS } from './corpora/company.ts';
import { DAY, type Conversation } from './conversation.ts';

/** Data that does not change the ticket's state: tags, shares, read positions. */
export function addExtras(s: Conversation): void {
  const { random, company } = s.context;
  const { ticket, end } = s.story;
  const names = [
    ...(s.scenario.tags ?? []).filter(() => random.chance(0.6)),
    ...(random.chance(0.07) ? [random.pick(EXTRA_TAGS)] : []),
  ];
  ticket.tags = [...new Set(names.map((name) => company.tags.get(name) ?? 0))].filter((id) => id > 0);
  const first = ticket.contents.find((c) => c.author === s.people.agent.id);
  if (first && s.people.colleague.id !== s.people.agent.id && random.chance(0.05)) {
    ticket.shares.push({
      user: s.people.colleague.id,
      editable: random.chance(0.5),
      by: s.people.agent.id,
      at: Math.min(end - 1000, first.at + 60_000),
    });
  }
  const last = ticket.contents.at(-1);
  if (last === undefined) return;
  const publicSeq = Math.max(...ticket.contents.map((c) => c.publicSeq ?? 0));
  const age = end - ticket.lastActivityAt;
  const read = (user: number) =>
    ticket.reads.push({ user, seq: last.seq, publicSeq, at: Math.min(end - 1000, last.at + 30 * 60_000) });
  if (
    ticket.assignee !== null &&
    (last.author === ticket.assignee || ticket.status === TICKET_STATUS.closed || age > 2 * DAY || random.chance(0.4))
  )
    read(ticket.assignee);
  if (ticket.customer !== null && (last.author === ticket.customer || age > 6 * DAY || random.chance(0.5)))
    read(ticket.customer);
  if (ticket.owner !== ticket.customer && ticket.owner !== ticket.assignee) read(ticket.owner);
  for (const user of company.staff) {
    if (user.id === ticket.assignee || user.id === ticket.owner) continue;
    const leads =
      user.role === 'full_admin' ||
      (user.role === 'department_admin' && user.departments.includes(ticket.department)) ||
      (user.role === 'branch_admin' && user.branch === ticket.branch) ||
      (ticket.status === TICKET_STATUS.closed &&
        user.extraRoles.includes('senior') &&
        user.departments.includes(ticket.department));
    if (leads && (age > 2 * DAY || random.chance(0.5))) read(user.id);
  }
}
