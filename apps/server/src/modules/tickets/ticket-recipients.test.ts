import fc from 'fast-check';
import type { NotificationAudience, NotificationEvent } from '@hamyar/contracts';
import type { TicketParticipants } from './ticket-notifications.rules.ts';
import { notificationMessagesFor } from './ticket-recipients.rules.ts';

const participants: TicketParticipants = {
  kind: 'customer',
  owner_id: 10,
  recipient_id: null,
  customer_id: 10,
  assignee_id: null,
  members: [1, 2, 3],
  managers: [3],
  followers: [7],
  shares: [8],
  supervisors: [12],
};

/** The people notified under each event, with their audiences. */
const notified = (
  event: Parameters<typeof notificationMessagesFor>[0],
  more: Partial<TicketParticipants> = {},
  named?: number[],
) =>
  Object.fromEntries(
    notificationMessagesFor(event, { ...participants, ...more }, named).map((message) => [
      message.event,
      Object.fromEntries([...message.recipients].map(([id, as]) => [id, [...as]])),
    ]),
  ) as Partial<Record<NotificationEvent, Record<number, NotificationAudience[]>>>;

describe('whom an event of a ticket concerns', () => {
  it('[decisions 2.17] the department while nobody is assigned, then the assignee', () => {
    expect(notified('created').new_in_department).toEqual({ 1: ['members'], 2: ['members'], 3: ['department_admins'] });
    expect(notified('customer_replied')).toEqual({
      customer_replied: { 1: ['members'], 2: ['members'], 3: ['department_admins'], 7: ['followers'], 8: ['shared'] },
    });
    expect(notified('customer_replied', { assignee_id: 2 })).toEqual({
      customer_replied: { 2: ['assignee'], 7: ['followers'], 8: ['shared'] },
    });
  });

  it('[decisions 2.17] the customer of public answers, closing and the receipt of their ticket, never of notes', () => {
    expect(notified('staff_replied').staff_replied).toMatchObject({ 10: ['customer'] });
    expect(notified('closed').closed).toMatchObject({ 10: ['customer'], 12: ['supervisor'] });
    expect(notified('created').created).toEqual({ 10: ['customer'], 12: ['supervisor'] });
    expect(notified('created', { kind: 'to_customer' })).toEqual({ created: { 10: ['customer'], 12: ['supervisor'] } });
    fc.assert(
      fc.property(
        fc.constantFrom('note', 'transferred', 'importance_changed', 'reopened', 'low_rating', 'customer_replied'),
        (event) =>
          notificationMessagesFor(event, participants).every(
            ({ recipients }) => !recipients.has(10) && !recipients.has(12),
          ),
      ),
    );
  });

  it('[decisions 2.3 T7] whom a note names is notified of that, and not of the note too', () => {
    expect(notified('note', { assignee_id: 2 }, [7, 9])).toEqual({ note: { 2: ['assignee'], 8: ['shared'] } });
    expect(notified('mention', { assignee_id: 2 }, [7, 9])).toEqual({
      mention: { 7: ['followers'], 9: ['followers'] },
    });
  });

  it("[decisions 2.17] between colleagues the requester has the customer's part", () => {
    expect(
      notified('staff_replied', { kind: 'internal', customer_id: null, owner_id: 20 }).staff_replied,
    ).toMatchObject({
      20: ['owner'],
    });
    expect(
      notified('created', { kind: 'internal', customer_id: null, recipient_id: 5, owner_id: 20 }).new_in_department,
    ).toEqual({ 5: ['assignee'] });
  });

  it('[decisions 2.17] the people named by an assignment, managers of a ticket without an assignee and of a low rating', () => {
    expect(notified('assigned', {}, [4])).toEqual({ assigned: { 4: ['assignee'] } });
    expect(notified('unassigned', {}, [4])).toEqual({ unassigned: { 4: ['assignee'], 3: ['department_admins'] } });
    expect(notified('unassigned', { assignee_id: 2 }, [4])).toEqual({ unassigned: { 4: ['assignee'] } });
    expect(notified('low_rating')).toEqual({ low_rating: { 3: ['department_admins'] } });
  });

  it('[decisions 2.17] a person who is in two audiences is notified once, as both', () => {
    expect(notified('customer_replied', { assignee_id: 7 }).customer_replied).toEqual({
      7: ['assignee', 'followers'],
      8: ['shared'],
    });
  });
});
