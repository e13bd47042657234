import fc from 'fast-check';
import type { NoticeAudience, NoticeEvent } from '@hamyar/contracts';
import { tellingsOf, type TicketCircle } from './ticket-audience.rules.ts';

const circle: TicketCircle = {
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

/** Who is told under which event, and as what. */
const told = (event: Parameters<typeof tellingsOf>[0], more: Partial<TicketCircle> = {}, named?: number[]) =>
  Object.fromEntries(
    tellingsOf(event, { ...circle, ...more }, named).map((telling) => [
      telling.event,
      Object.fromEntries([...telling.reached].map(([id, as]) => [id, [...as]])),
    ]),
  ) as Partial<Record<NoticeEvent, Record<number, NoticeAudience[]>>>;

describe('whom an event of a ticket concerns', () => {
  it('[decisions 2.17] the department while nobody is responsible, then the one who is', () => {
    expect(told('created').new_in_department).toEqual({ 1: ['members'], 2: ['members'], 3: ['department_admins'] });
    expect(told('customer_replied')).toEqual({
      customer_replied: { 1: ['members'], 2: ['members'], 3: ['department_admins'], 7: ['followers'], 8: ['shared'] },
    });
    expect(told('customer_replied', { assignee_id: 2 })).toEqual({
      customer_replied: { 2: ['assignee'], 7: ['followers'], 8: ['shared'] },
    });
  });

  it('[decisions 2.17] the customer of public answers, closing and the receipt of their ticket, never of notes', () => {
    expect(told('staff_replied').staff_replied).toMatchObject({ 10: ['customer'] });
    expect(told('closed').closed).toMatchObject({ 10: ['customer'], 12: ['supervisor'] });
    expect(told('created').created).toEqual({ 10: ['customer'], 12: ['supervisor'] });
    expect(told('created', { kind: 'to_customer' })).toEqual({ created: { 10: ['customer'], 12: ['supervisor'] } });
    fc.assert(
      fc.property(
        fc.constantFrom('note', 'transferred', 'importance_changed', 'reopened', 'low_rating', 'customer_replied'),
        (event) => tellingsOf(event, circle).every(({ reached }) => !reached.has(10) && !reached.has(12)),
      ),
    );
  });

  it('[decisions 2.17] between colleagues the asking one stands where the customer does', () => {
    expect(told('staff_replied', { kind: 'internal', customer_id: null, owner_id: 20 }).staff_replied).toMatchObject({
      20: ['owner'],
    });
    expect(
      told('created', { kind: 'internal', customer_id: null, recipient_id: 5, owner_id: 20 }).new_in_department,
    ).toEqual({ 5: ['assignee'] });
  });

  it('[decisions 2.17] the named ones of an assignment, managers of a ticket left without anybody and of a low rating', () => {
    expect(told('assigned', {}, [4])).toEqual({ assigned: { 4: ['assignee'] } });
    expect(told('unassigned', {}, [4])).toEqual({ unassigned: { 4: ['assignee'], 3: ['department_admins'] } });
    expect(told('unassigned', { assignee_id: 2 }, [4])).toEqual({ unassigned: { 4: ['assignee'] } });
    expect(told('low_rating')).toEqual({ low_rating: { 3: ['department_admins'] } });
  });

  it('[decisions 2.17] somebody who is reached in two ways is reached once, as both', () => {
    expect(told('customer_replied', { assignee_id: 7 }).customer_replied).toEqual({
      7: ['assignee', 'followers'],
      8: ['shared'],
    });
  });
});
