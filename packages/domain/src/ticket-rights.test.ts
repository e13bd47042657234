import type { Permission } from '@hamyar/contracts';
import fc from 'fast-check';
import type { Actor } from './actor.ts';
import { TICKET_PERMISSIONS } from './actor.ts';
import { isRateable, isVoteOpen } from './satisfaction.ts';
import {
  TICKET_ACTIONS,
  canDeleteContent,
  canEditContent,
  canOnTicket,
  canReadHistory,
  ticketRelationsOf,
  ticketActions,
  type PolicyTicket,
  type TicketAction,
} from './ticket-rights.ts';

const ME = 7;
const settings = { customer_can_close: true, supervisor_can_reply: true, expired_customer_can_reply: true };
const actor = (more: Partial<Actor> = {}): Actor => ({
  id: ME,
  employee: true,
  full_admin: false,
  branch_admin: false,
  department_admin: false,
  branch_id: 1,
  department_ids: [],
  managed_department_ids: [],
  organization_id: null,
  supervisor: false,
  organization_shared: false,
  permissions: [],
  expired: false,
  ...more,
});
const ticket = (more: Partial<PolicyTicket> = {}): PolicyTicket => ({
  id: 1,
  kind: 'customer',
  status: 0,
  owner_id: 100,
  recipient_id: 50,
  customer_id: 100,
  assignee_id: 50,
  created_by_id: 100,
  department_id: 3,
  branch_id: 1,
  organization_id: 9,
  deleted_at: null,
  locked: false,
  merged_into_id: null,
  close_reason: null,
  shares: [],
  ...more,
});

// One person per column of the table; the ticket is assigned to a colleague unless the column says otherwise.
const assigned = ticket();
const COLUMNS: Record<string, [Actor, PolicyTicket]> = {
  C: [actor({ id: 100, employee: false, branch_id: 1 }), assigned],
  S: [actor({ employee: false, organization_id: 9, supervisor: true }), assigned],
  E: [actor({ department_ids: [3], permissions: [TICKET_PERMISSIONS.viewDepartment] }), assigned],
  A: [actor(), ticket({ assignee_id: ME, recipient_id: ME })],
  H: [actor(), ticket({ shares: [{ user_id: ME, editable: false }] })],
  'H+': [actor(), ticket({ shares: [{ user_id: ME, editable: true }] })],
  D: [actor({ department_admin: true, managed_department_ids: [3] }), assigned],
  B: [actor({ branch_admin: true }), assigned],
  F: [actor({ full_admin: true, branch_id: -1 }), assigned],
};

/** The table "Who may do what on a ticket" of 2.2: ✓ always, p with the named permission, – never. */
const TABLE: [TicketAction, string, Permission | ''][] = [
  // action                C S E A H H+ D B F
  ['view', 'Y Y Y Y Y Y Y Y Y', ''],
  ['see_internal', '- - Y Y Y Y Y Y Y', ''],
  ['reply', 'Y Y - Y - Y Y Y Y', ''],
  ['note', '- - Y Y Y Y Y Y Y', ''],
  ['claim', '- - - - - Y Y Y Y', ''],
  ['assign', '- - p p - Y Y Y Y', TICKET_PERMISSIONS.assign],
  ['release', '- - p Y - Y Y Y Y', TICKET_PERMISSIONS.assign],
  ['transfer', '- - p p - Y Y Y Y', TICKET_PERMISSIONS.transfer],
  ['share', '- - p Y - Y Y Y Y', TICKET_PERMISSIONS.share],
  ['set_in_progress', '- - - Y - Y Y Y Y', ''],
  ['close', 'Y Y p Y - Y Y Y Y', TICKET_PERMISSIONS.close],
  ['reopen', '- - p Y - Y Y Y Y', TICKET_PERMISSIONS.reopen],
  ['importance', '- - p Y - Y Y Y Y', TICKET_PERMISSIONS.importance],
  ['sla', '- - p p - p Y Y Y', TICKET_PERMISSIONS.sla],
  ['fields', '- - Y Y - Y Y Y Y', ''],
  ['merge', '- - p p - p Y Y Y', TICKET_PERMISSIONS.mergeAndSplit],
  ['unmerge', '- - - - - - - - Y', ''],
  ['lock', '- - - - - - - - Y', ''],
  ['unlock', '- - - - - - - - Y', ''],
  ['spam', '- - p p - p Y Y Y', TICKET_PERMISSIONS.spam],
  ['not_spam', '- - p p - p Y Y Y', TICKET_PERMISSIONS.spam],
  ['delete', '- - - - - - - Y Y', ''],
  ['delete_any_content', '- - p p - - Y Y Y', TICKET_PERMISSIONS.deleteContents],
  ['edit_any_content', '- - p p - - Y Y Y', TICKET_PERMISSIONS.editContents],
  ['rate', 'Y - - - - - - - -', ''],
];

describe('who may do what on a ticket', () => {
  it('[decisions 2.2] the table names every action', () => {
    expect(TABLE.map(([action]) => action)).toEqual([...TICKET_ACTIONS]);
  });

  it.each(TABLE)('[decisions 2.2] %s: %s', (action, row, permission) => {
    Object.entries(COLUMNS).forEach(([column, [who, on]], i) => {
      const cell = row.split(' ')[i];
      expect(`${column} ${canOnTicket(who, action, on, settings)}`).toBe(`${column} ${cell === 'Y'}`);
      const permitted = permission ? { ...who, permissions: [...who.permissions, permission] } : who;
      expect(`${column} ${canOnTicket(permitted, action, on, settings)}`).toBe(`${column} ${cell !== '-'}`);
    });
  });

  it("[decisions 2.2] an employee in scope claims and answers an unassigned ticket, and only notes on a colleague's ticket", () => {
    const colleague = actor({ department_ids: [3], permissions: [TICKET_PERMISSIONS.viewDepartment] });
    const free = ticket({ assignee_id: null, recipient_id: null });
    expect(ticketActions(colleague, free, settings)).toEqual(expect.arrayContaining(['claim', 'reply', 'note']));
    expect(ticketActions(colleague, ticket(), settings)).toEqual(['view', 'see_internal', 'note', 'fields']);
  });

  it('[decisions 2.1] a ticket addressed to a colleague is seen in the department only with the permission, and only in the own branch', () => {
    const member = actor({ department_ids: [3] });
    const view = (who: Actor, on: PolicyTicket) => canOnTicket(who, 'view', on, settings);
    const permitted = actor({ department_ids: [3], permissions: [TICKET_PERMISSIONS.viewDepartment] });
    expect(view(member, ticket())).toBe(false);
    expect(view(member, ticket({ recipient_id: null, assignee_id: null }))).toBe(true);
    expect(view(permitted, ticket({ branch_id: 2 }))).toBe(false);
    expect(view({ ...permitted, branch_id: -1 }, ticket({ branch_id: 2 }))).toBe(true);
    expect(view(member, ticket({ branch_id: 2, assignee_id: ME, recipient_id: ME }))).toBe(true);
  });

  it('[decisions 2.1] members of an organization see their own tickets, and all of them only if the organization allows it', () => {
    const member = actor({ employee: false, organization_id: 9 });
    expect(canOnTicket(member, 'view', ticket(), settings)).toBe(false);
    expect(ticketActions({ ...member, organization_shared: true }, ticket(), settings)).toEqual(['view']);
    expect(ticketActions({ ...member, organization_shared: true, supervisor: true }, ticket(), settings)).toEqual([
      'view',
      'reply',
      'close',
    ]);
  });

  it('[decisions 2.1] whatever the state, the settings and the permissions: who sees a ticket only as a member of its organization does nothing else', () => {
    fc.assert(
      fc.property(anyActor, anyTicket, anySettings, (who, on, chosen) => {
        const member = { ...who, employee: false, supervisor: false, organization_id: 9, organization_shared: true };
        const colleagues = { ...on, organization_id: 9, customer_id: 100, deleted_at: null };
        expect(ticketActions(member, colleagues, chosen)).toEqual(['view']);
      }),
    );
  });

  it('[decisions 2.1] an expired customer reads and rates, and replies to an open ticket only if the setting allows it', () => {
    const customer = actor({ id: 100, employee: false, expired: true });
    expect(ticketActions(customer, ticket({ status: 2 }), settings)).toEqual(['view', 'reply']);
    expect(ticketActions(customer, ticket({ status: 2 }), { ...settings, expired_customer_can_reply: false })).toEqual([
      'view',
    ]);
    expect(ticketActions(customer, ticket({ status: 4 }), settings)).toEqual(['view', 'rate']);
  });

  it('[decisions 2.21] what was closed as spam or merged, and what staff write to each other, has nothing to rate', () => {
    const customer = actor({ id: 100, employee: false });
    const mayRate = (more: Partial<PolicyTicket>) =>
      ticketActions(customer, ticket({ status: 4, ...more }), settings).includes('rate');
    expect(['resolved', 'duplicate', 'other', null].map((close_reason) => mayRate({ close_reason }))).toEqual(
      Array(4).fill(true),
    );
    expect([{ close_reason: 'spam' }, { close_reason: 'merged' }, { status: 3 as const }].map(mayRate)).toEqual(
      Array(3).fill(false),
    );
    expect(isRateable({ status: 4, kind: 'internal', close_reason: 'resolved' })).toBe(false);
  });

  it('[decisions 2.21] a vote can be given at any time, and changed for seven days', () => {
    expect(isVoteOpen(null, 9_000_000)).toBe(true);
    expect([604_800, 604_801].map((seconds) => isVoteOpen(1_000, 1_000 + seconds))).toEqual([true, false]);
  });

  const EVERY_RIGHT = TICKET_ACTIONS.filter((action) => !['rate', 'not_spam', 'unmerge', 'unlock'].includes(action));
  const states: [string, Partial<PolicyTicket>, TicketAction[]][] = [
    ['an open one is not reopened', {}, ['reopen']],
    ['one in progress is not set in progress', { status: 1 }, ['reopen', 'set_in_progress']],
    ['a free one is not released', { recipient_id: null, assignee_id: null }, ['reopen', 'release']],
    ['an own one is not claimed', { recipient_id: ME, assignee_id: ME }, ['reopen', 'claim']],
    [
      'one to a customer has nobody else to answer it',
      { kind: 'to_customer' },
      ['reopen', 'claim', 'assign', 'release'],
    ],
    [
      'a closed one is reopened first',
      { status: 4 },
      ['claim', 'assign', 'release', 'transfer', 'set_in_progress', 'close', 'sla'],
    ],
  ];
  it('[decisions 2.3] a locked one is answered by staff alone, and unlocked instead of locked; one among colleagues is not locked', () => {
    const admin = actor({ full_admin: true, branch_id: -1 });
    const locked = ticketActions(admin, ticket({ locked: true }), settings);
    expect(locked).toEqual(expect.arrayContaining(['reply', 'note', 'unlock']));
    expect(locked).not.toContain('lock');
    expect(locked).not.toContain('merge');
    expect(ticketActions(admin, ticket(), settings)).not.toContain('unlock');
    expect(ticketActions(admin, ticket({ kind: 'internal' }), settings)).not.toContain('lock');
    const customer = actor({ id: 100, employee: false });
    expect(ticketActions(customer, ticket(), settings)).toContain('reply');
    expect(ticketActions(customer, ticket({ locked: true }), settings)).not.toContain('reply');
  });

  it('[decisions 2.3 T14, decisions 2.3 T15] a merged ticket is only read, separated again by the full admin, or deleted; spam is not merged', () => {
    const admin = actor({ full_admin: true, branch_id: -1 });
    const merged = ticket({ status: 4, merged_into_id: 5 });
    expect(ticketActions(admin, merged, settings)).toEqual(['view', 'see_internal', 'unmerge', 'delete']);
    expect(ticketActions(actor({ branch_admin: true }), merged, settings)).not.toContain('unmerge');
    expect(ticketActions(actor({ id: 100, employee: false }), merged, settings)).toEqual(['view']);
    expect(ticketActions(admin, ticket({ status: 4, close_reason: 'spam' }), settings)).not.toContain('merge');
  });

  it('[decisions 2.3] T18 is undone where the ticket is spam, and spam is not marked again', () => {
    const admin = actor({ full_admin: true, branch_id: -1 });
    const spam = ticketActions(admin, ticket({ status: 4, close_reason: 'spam' }), settings);
    expect(spam).toContain('not_spam');
    expect(spam).not.toContain('spam');
  });

  it.each(states)('[decisions 2.3] of all that a full admin may do: %s', (_, state, impossible) => {
    const admin = actor({ full_admin: true, branch_id: -1 });
    expect(ticketActions(admin, ticket(state), settings)).toEqual(
      EVERY_RIGHT.filter((action) => !impossible.includes(action)),
    );
  });

  it('[decisions 2.0, decisions 2.16] the history of a deleted ticket is for the full admin, who may restore it', () => {
    const deleted = ticket({ deleted_at: 5 });
    expect(canReadHistory(actor({ full_admin: true }), deleted, settings)).toBe(true);
    expect(canReadHistory(actor({ branch_admin: true }), deleted, settings)).toBe(false);
    expect(canReadHistory(actor({ branch_admin: true }), ticket(), settings)).toBe(true);
    expect(canReadHistory(actor({ id: 100, employee: false }), ticket(), settings)).toBe(false);
    expect(canReadHistory(actor({ employee: false, full_admin: true }), deleted, settings)).toBe(false);
  });

  it('[decisions 2.3] T6: staff answer a closed ticket only with the right to reopen it', () => {
    const closed = ticket({ status: 4, assignee_id: null, recipient_id: null });
    const employee = actor({ department_ids: [3] });
    expect(ticketActions(employee, closed, settings)).not.toContain('reply');
    expect(ticketActions({ ...employee, permissions: [TICKET_PERMISSIONS.reopen] }, closed, settings)).toContain(
      'reply',
    );
  });

  it('[decisions 2.2] a customer deletes an own message within two minutes while unread; staff within fifteen', () => {
    const customer = actor({ id: 100, employee: false });
    const content = { author_id: 100, type: 'message', state: 'published', created_at: 1_000, read_by_staff: false };
    expect(canDeleteContent(customer, ticket(), content, settings, 1_120)).toBe(true);
    expect(canDeleteContent(customer, ticket(), content, settings, 1_121)).toBe(false);
    expect(canDeleteContent(customer, ticket(), { ...content, read_by_staff: true }, settings, 1_001)).toBe(false);
    const mine = { ...content, author_id: ME };
    const assignee = ticket({ assignee_id: ME, recipient_id: ME });
    expect(canDeleteContent(actor(), assignee, mine, settings, 1_900)).toBe(true);
    expect(canDeleteContent(actor(), assignee, mine, settings, 1_901)).toBe(false);
    expect(canDeleteContent(actor(), assignee, content, settings, 1_001)).toBe(false);
    expect(canDeleteContent(actor({ branch_admin: true }), ticket(), content, settings, 99_999)).toBe(true);
  });

  it('[decisions 2.2, decisions 2.4] staff change what they wrote within fifteen minutes, others with the permission, customers nothing', () => {
    const content = { author_id: ME, type: 'message', state: 'published', created_at: 1_000 };
    const assignee = ticket({ assignee_id: ME, recipient_id: ME });
    const may = (who: Actor, changes: object, now: number, on = assignee) =>
      canEditContent(who, on, { ...content, ...changes }, settings, now);
    expect([may(actor(), {}, 1_900), may(actor(), {}, 1_901)]).toEqual([true, false]);
    expect(may(actor({ permissions: [TICKET_PERMISSIONS.editContents] }), {}, 99_999)).toBe(true);
    expect(may(actor(), { author_id: 100 }, 1_001)).toBe(false);
    expect(may(actor({ branch_admin: true }), { author_id: 100, type: 'note' }, 99_999)).toBe(true);
    expect(may(actor({ id: 100, employee: false }), { author_id: 100 }, 1_001, ticket())).toBe(false);
    for (const changes of [{ type: 'system' }, { state: 'pending' }, { state: 'deleted' }, { type: 'auto' }])
      expect(may(actor({ full_admin: true }), changes, 1_001)).toBe(false);
  });
});

const anyActor = fc.record({
  id: fc.nat(5),
  employee: fc.boolean(),
  full_admin: fc.boolean(),
  branch_admin: fc.boolean(),
  department_admin: fc.boolean(),
  branch_id: fc.constantFrom(-1, 1, 2),
  department_ids: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
  managed_department_ids: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
  organization_id: fc.option(fc.nat(2)),
  supervisor: fc.boolean(),
  organization_shared: fc.boolean(),
  permissions: fc.subarray<Permission>(Object.values(TICKET_PERMISSIONS)),
  expired: fc.boolean(),
});
const anyTicket = fc.record({
  id: fc.nat(),
  kind: fc.constantFrom('customer' as const, 'behalf' as const, 'to_customer' as const, 'internal' as const),
  status: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
  owner_id: fc.nat(5),
  recipient_id: fc.option(fc.nat(5)),
  customer_id: fc.option(fc.nat(5)),
  assignee_id: fc.option(fc.nat(5)),
  created_by_id: fc.nat(5),
  department_id: fc.nat(4),
  branch_id: fc.constantFrom(1, 2),
  organization_id: fc.option(fc.nat(2)),
  deleted_at: fc.option(fc.nat(), { freq: 8 }),
  locked: fc.boolean(),
  merged_into_id: fc.option(fc.nat(), { freq: 8 }),
  close_reason: fc.constantFrom(null, 'resolved', 'duplicate', 'spam', 'merged'),
  shares: fc.array(fc.record({ user_id: fc.nat(5), editable: fc.boolean() }), { maxLength: 2 }),
});
const anySettings = fc.record({
  customer_can_close: fc.boolean(),
  supervisor_can_reply: fc.boolean(),
  expired_customer_can_reply: fc.boolean(),
});

describe('rights of anyone on anything', () => {
  it('[decisions 2.1] who has any relation to the ticket sees it, who sees it has one, and nobody acts on what they cannot see', () => {
    fc.assert(
      fc.property(anyActor, anyTicket, (who, on) => {
        const view = canOnTicket(who, 'view', on, settings);
        expect(view).toBe(ticketRelationsOf(who, on).length > 0);
        if (!view) expect(ticketActions(who, on, settings)).toEqual([]);
        if (!who.employee)
          for (const action of [
            'see_internal',
            'note',
            'assign',
            'transfer',
            'share',
            'set_in_progress',
            'delete',
          ] as const)
            expect(canOnTicket(who, action, on, settings)).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('[6.2] a further permission never removes a right', () => {
    fc.assert(
      fc.property(anyActor, anyTicket, fc.constantFrom(...Object.values(TICKET_PERMISSIONS)), (who, on, permission) => {
        const before = ticketActions(who, on, settings);
        expect(ticketActions({ ...who, permissions: [...who.permissions, permission] }, on, settings)).toEqual(
          expect.arrayContaining(before),
        );
      }),
      { numRuns: 3_000 },
    );
  });
});
