import type { TicketKind, TicketStatus } from '@hamyar/contracts';
import fc from 'fast-check';
import {
  derivedParticipants,
  initialTicketState,
  ticketSideOf,
  transition,
  withinReopenWindow,
  type TicketEvent,
  type TicketState,
} from './ticket-transition.ts';

const DAY = 86_400;
const ticket = (status: TicketStatus, more: Partial<TicketState> = {}): TicketState => ({
  status,
  kind: 'customer',
  unassigned: false,
  locked: false,
  merged: false,
  spam: false,
  closed_at: status === 4 ? 1_000 : null,
  first_staff_reply_at: null,
  ...more,
});
const to = (state: TicketState, event: TicketEvent) => {
  const result = transition(state, event);
  return result.ok ? result.status : result.code;
};
const reopen = { policy: 'days', days: 14 } as const;
const NO = 'TRANSITION_FORBIDDEN';

/** The table of 2.3: one row for each event, one column for each status 0 to 4. */
const TABLE: [string, TicketEvent, (TicketStatus | string)[]][] = [
  ['T3 assign, set in progress', { type: 'assign', setsInProgress: true }, [1, 1, 2, 3, NO]],
  ['T3 assign', { type: 'assign', setsInProgress: false }, [0, 1, 2, 3, NO]],
  ['T4 set in progress', { type: 'set_in_progress' }, [1, NO, 1, 1, NO]],
  ['T5, T6 staff reply', { type: 'staff_reply', then: 'answer' }, [2, 2, 2, 2, 2]],
  ['T5 reply and keep working', { type: 'staff_reply', then: 'keep_working' }, [1, 1, 1, 1, 1]],
  ['T5 reply and close', { type: 'staff_reply', then: 'close' }, [4, 4, 4, 4, NO]],
  ['T5 reply and close, which has waited', { type: 'staff_reply', then: 'close', waited: true }, [4, 4, 4, 4, 4]],
  ['T6 reopen button', { type: 'reopen' }, [NO, NO, NO, NO, 1]],
  ['T7 internal note', { type: 'note' }, [0, 1, 2, 3, 4]],
  ['T8, T9 customer reply in the window', { type: 'customer_reply', now: 1_000 + 14 * DAY, reopen }, [0, 3, 3, 3, 3]],
  [
    'T9 customer reply after the window',
    { type: 'customer_reply', now: 1_001 + 14 * DAY, reopen },
    [0, 3, 3, 3, 'REOPEN_WINDOW_PASSED'],
  ],
  ['T10 automatic mail', { type: 'automatic_mail' }, [0, 1, 2, 3, 4]],
  ['T11 transfer', { type: 'transfer' }, [0, 0, 2, 0, NO]],
  ['T12 close', { type: 'close' }, [4, 4, 4, 4, NO]],
  ['T13 auto-close', { type: 'auto_close' }, [NO, NO, 4, NO, NO]],
  ['T14 merge into another ticket', { type: 'merge_away' }, [4, 4, 4, 4, 4]],
  [
    "T14 get a conversation whose newest message is the customer's",
    { type: 'merge_in', customerIsNewest: true },
    [0, 0, 3, 0, 3],
  ],
  ["T14 get one whose newest message is an employee's", { type: 'merge_in', customerIsNewest: false }, [0, 1, 2, 3, 4]],
  [
    'T15 give it back where the merge gave another status',
    { type: 'merge_out', undone: { given: 3, before: 1 } },
    [0, 1, 2, 1, 4],
  ],
  [
    'T15 give it back where a closed ticket was reopened',
    { type: 'merge_out', undone: { given: 3, before: 4 } },
    [0, 1, 2, 4, 4],
  ],
  ['T15 give it back where nothing follows for the status', { type: 'merge_out', undone: null }, [0, 1, 2, 3, 4]],
  ['T18 mark spam', { type: 'spam' }, [4, 4, 4, 4, 4]],
];

const state = fc.record({
  status: fc.constantFrom<TicketStatus>(0, 1, 2, 3, 4),
  kind: fc.constantFrom<TicketKind>('customer', 'behalf', 'to_customer', 'internal'),
  unassigned: fc.boolean(),
  locked: fc.boolean(),
  merged: fc.boolean(),
  spam: fc.boolean(),
  closed_at: fc.option(fc.nat(2_000)),
  first_staff_reply_at: fc.option(fc.nat(2_000)),
});
const event = fc.oneof(
  fc.constantFrom(...TABLE.map(([, e]) => e)),
  fc.record({
    type: fc.constant('customer_reply' as const),
    now: fc.nat(3_000_000),
    reopen: fc.oneof(
      fc.constant({ policy: 'always' as const }),
      fc.constant({ policy: 'never' as const }),
      fc.record({ policy: fc.constant('days' as const), days: fc.nat(30) }),
    ),
  }),
);

describe('ticket transitions', () => {
  it.each(TABLE)('[decisions 2.3] %s', (_name, happening, expected) => {
    expect(([0, 1, 2, 3, 4] as const).map((status) => to(ticket(status), happening))).toEqual(expected);
  });

  it('[decisions 2.3] T1, T2: a ticket to a customer starts answered, every other one open and waiting', () => {
    expect(initialTicketState('to_customer')).toEqual({ status: 2, waiting: false });
    for (const kind of ['customer', 'behalf', 'internal'] as const)
      expect(initialTicketState(kind)).toEqual({ status: 0, waiting: true });
  });

  it('[decisions 2.3] never changes from closed to open, and only a customer\'s reply leads to "customer replied"', () => {
    fc.assert(
      fc.property(state, event, (from, happening) => {
        const result = transition(from, happening);
        if (!result.ok) return;
        expect(from.status === 4 && result.status === 0).toBe(false);
        if (result.status === 3 && from.status !== 3) expect(['customer_reply', 'merge_in']).toContain(happening.type);
        if (result.status === 2 && from.status !== 2) expect(happening.type).toBe('staff_reply');
        expect(result.closed).toBe(result.status === 4 && from.status !== 4);
        expect(result.reopened).toBe(result.status !== 4 && from.status === 4);
        if (result.reopened) expect(from.merged).toBe(false);
        if (result.firstReply) expect(happening.type).toBe('staff_reply');
      }),
      { numRuns: 5_000 },
    );
  });

  it('[decisions 2.3] T5 assigns an unassigned ticket to the replier and sets the time of the first reply once; T7 does neither', () => {
    expect(transition(ticket(0, { unassigned: true }), { type: 'staff_reply', then: 'answer' })).toMatchObject({
      claim: true,
      firstReply: true,
      waiting: 'clear',
    });
    expect(transition(ticket(1, { first_staff_reply_at: 5 }), { type: 'staff_reply', then: 'answer' })).toMatchObject({
      claim: false,
      firstReply: false,
    });
    expect(transition(ticket(0, { unassigned: true }), { type: 'note' })).toMatchObject({
      claim: false,
      firstReply: false,
      waiting: 'keep',
    });
  });

  it('[decisions 2.3] T8 refuses the customer on a locked or merged ticket', () => {
    const reply = { type: 'customer_reply', now: 1_000, reopen } as const;
    expect(to(ticket(4, { merged: true }), reply)).toBe(NO);
    expect(to(ticket(1, { locked: true }), reply)).toBe(NO);
  });

  it('[decisions 2.3] T9 follows the department: always, never, or a number of days to the second', () => {
    expect(withinReopenWindow(0, 9_999 * DAY, { policy: 'always' })).toBe(true);
    expect(withinReopenWindow(0, 1, { policy: 'never' })).toBe(false);
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(400), (closed, days) => {
        expect(withinReopenWindow(closed, closed + days * DAY, { policy: 'days', days })).toBe(true);
        expect(withinReopenWindow(closed, closed + days * DAY + 1, { policy: 'days', days })).toBe(false);
      }),
    );
  });

  it('[decisions 2.3] T11 clears the recipient, except where the recipient is the customer', () => {
    expect(transition(ticket(1), { type: 'transfer' })).toMatchObject({ clearRecipient: true });
    expect(transition(ticket(2, { kind: 'to_customer' }), { type: 'transfer' })).toMatchObject({
      clearRecipient: false,
      status: 2,
    });
  });

  it('[decisions 2.3 T14] a conversation that was answered waits for the next answer; spam and what was merged is merged no more', () => {
    const merge = { type: 'merge_in', customerIsNewest: true } as const;
    for (const status of [0, 1, 2, 3] as const) expect(to(ticket(status, { first_staff_reply_at: 5 }), merge)).toBe(3);
    expect(transition(ticket(4), merge)).toMatchObject({ status: 3, reopened: true, waiting: 'start' });
    expect(transition(ticket(1), { type: 'merge_away' })).toMatchObject({ closed: true, waiting: 'clear' });
    for (const event of [merge, { type: 'merge_away' }] as const) {
      expect(to(ticket(4, { merged: true }), event)).toBe(NO);
      expect(to(ticket(4, { spam: true }), event)).toBe(NO);
    }
  });

  it('[decisions 2.3 T15] a merged ticket gets its status back, and only a merged one', () => {
    for (const status of [0, 1, 2, 3, 4] as const) {
      expect(to(ticket(4, { merged: true }), { type: 'unmerge', status })).toBe(status);
      expect(to(ticket(4), { type: 'unmerge', status })).toBe(NO);
    }
  });

  it('[decisions 2.3] T18 is undone into work again, where only spam is; never answered, somebody waits again', () => {
    const spam = ticket(4, { spam: true });
    expect(to(spam, { type: 'spam' })).toBe(NO);
    expect(to(ticket(4), { type: 'not_spam' })).toBe(NO);
    expect(to(ticket(4, { merged: true }), { type: 'spam' })).toBe(NO);
    expect(transition(spam, { type: 'not_spam' })).toMatchObject({ status: 1, reopened: true, waiting: 'start' });
    expect(transition(ticket(4, { spam: true, first_staff_reply_at: 5 }), { type: 'not_spam' })).toMatchObject({
      waiting: 'keep',
    });
  });

  it('[decisions 2.3] the resolution clock pauses while the customer is asked and stops when closed', () => {
    const clock = (from: TicketStatus, happening: TicketEvent) => {
      const r = transition(ticket(from), happening);
      return r.ok && r.clock;
    };
    expect(clock(1, { type: 'staff_reply', then: 'answer' })).toBe('pause');
    expect(clock(2, { type: 'set_in_progress' })).toBe('run');
    expect(clock(2, { type: 'customer_reply', now: 0, reopen })).toBe('run');
    expect(clock(2, { type: 'close' })).toBe('stop');
    expect(clock(4, { type: 'reopen' })).toBe('run');
    expect(clock(0, { type: 'assign', setsInProgress: true })).toBe('keep');
  });

  it('[decisions 2.3] in a ticket between colleagues the owner asks and everyone else answers', () => {
    const internal = { kind: 'internal', owner_id: 7 } as const;
    expect(ticketSideOf({ id: 7, employee: true }, internal)).toBe('customer');
    expect(ticketSideOf({ id: 8, employee: true }, internal)).toBe('staff');
    expect(ticketSideOf({ id: 7, employee: true }, { kind: 'to_customer', owner_id: 7 })).toBe('staff');
    expect(ticketSideOf({ id: 9, employee: false }, { kind: 'to_customer', owner_id: 7 })).toBe('customer');
  });

  it('[decisions 2.3] derives the customer and the employee who must act from the kind', () => {
    expect(derivedParticipants({ kind: 'behalf', owner_id: 1, recipient_id: 2 })).toEqual({
      customer_id: 1,
      assignee_id: 2,
    });
    expect(derivedParticipants({ kind: 'to_customer', owner_id: 2, recipient_id: 1 })).toEqual({
      customer_id: 1,
      assignee_id: 2,
    });
    expect(derivedParticipants({ kind: 'internal', owner_id: 2, recipient_id: null })).toEqual({
      customer_id: null,
      assignee_id: null,
    });
  });
});
