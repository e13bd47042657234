import fc from 'fast-check';
import { audienceOf, type TicketCircle } from './ticket-audience.rules.ts';

const circle: TicketCircle = { kind: 'customer', owner_id: 10, recipient_id: null, customer_id: 10, assignee_id: null, members: [1, 2, 3], managers: [3], followers: [7], shares: [8] };
const told = (event: Parameters<typeof audienceOf>[0], more: Partial<TicketCircle> = {}, named?: number[]) => [...audienceOf(event, { ...circle, ...more }, named)].sort((a, b) => a - b);

describe('whom an event of a ticket concerns', () => {
  it('[decisions 2.17] the department while nobody is responsible, then the one who is', () => {
    expect(told('created')).toEqual([1, 2, 3]);
    expect(told('customer_replied')).toEqual([1, 2, 3, 7, 8]);
    expect(told('customer_replied', { assignee_id: 2 })).toEqual([2, 7, 8]);
  });

  it('[decisions 2.17] the customer of public answers, closing and tickets filed for them, never of notes', () => {
    expect(told('staff_replied')).toContain(10);
    expect(told('closed')).toContain(10);
    expect(told('created', { kind: 'behalf' })).toContain(10);
    expect(told('created', { kind: 'to_customer' })).toEqual([10]);
    fc.assert(fc.property(fc.constantFrom('note', 'transferred', 'importance_changed', 'reopened', 'low_rating', 'customer_replied') , (event) => !told(event).includes(10)));
  });

  it('[decisions 2.17] between colleagues the asking one stands where the customer does', () => {
    expect(told('staff_replied', { kind: 'internal', customer_id: null, owner_id: 20 })).toContain(20);
    expect(told('created', { kind: 'internal', customer_id: null, recipient_id: 5 })).toEqual([5]);
  });

  it('[decisions 2.17] the named ones of an assignment, and managers of a low rating', () => {
    expect(told('assigned', {}, [4])).toEqual([4]);
    expect(told('unassigned', {}, [4])).toEqual([4]);
    expect(told('low_rating')).toEqual([3]);
  });
});
