import { evaluateGate, type Gate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { settingsPages } from './manifest-settings.ts';
import { manifest } from './manifest.ts';

type Role = Parameters<typeof buildUser>[0];

const opensFor =
  (role: Role, features: readonly string[], permissions: readonly string[]) =>
  (gate?: Gate): boolean => {
    const user = buildUser(role, { permissions: permissions as never, features: features as never });
    const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
    return evaluateGate(gate, context);
  };

const opens = (path: string, role: Role, features: readonly string[], permissions: readonly string[] = []) =>
  opensFor(role, features, permissions)(settingsPages.find((page) => page.path === path)!.gate);

const ROLES = ['full_admin', 'branch_admin', 'department_admin', 'employee'] as const;

describe('the menu of the tickets', () => {
  it('[2.30, 6.9] has a new ticket, one on behalf of a customer where that is allowed, and the list', () => {
    const menu = (features: readonly string[], permissions: readonly string[]) => {
      const open = opensFor('employee', features, permissions);
      return manifest.menu
        .filter(({ audience }) => (audience as readonly string[]).includes('staff'))
        .filter((item) => open('gate' in item ? item.gate : undefined))
        .toSorted((a, b) => a.order - b.order)
        .map(({ route }) => route);
    };
    const [feature, permission] = ['ticket_send_behalf_customer', 'send ticket behalf customers'];
    expect(menu([feature], [permission])).toEqual(['tickets-new', 'tickets-fromCustomer', 'tickets']);
    expect(menu([], [permission])).toEqual(['tickets-new', 'tickets']);
    expect(menu([feature], [])).toEqual(['tickets-new', 'tickets']);
  });
});

describe('the settings pages of the tickets', () => {
  it.each(ROLES)('[6.16, 6.22] %s opens the ready-made texts as full admin with the license feature alone', (role) => {
    expect(opens('/settings/ticketTemplates', role, ['ticket_canned_message'])).toBe(role === 'full_admin');
    expect(opens('/settings/ticketTemplates', role, [])).toBe(false);
  });

  it.each(ROLES)('[6.23] %s opens SLA as full or branch admin, with either license feature', (role) => {
    const admin = role === 'full_admin' || role === 'branch_admin';
    expect(opens('/settings/sla', role, ['ticket_conditional_sla'])).toBe(admin);
    expect(opens('/settings/sla', role, ['ticket_simple_sla'])).toBe(admin);
    expect(opens('/settings/sla', role, ['ticket_canned_message'])).toBe(false);
  });

  it('[6.27] the tags are for whoever has their permission', () => {
    expect(opens('/settings/tags', 'employee', [], ['manage tags'])).toBe(true);
    expect(opens('/settings/tags', 'employee', [], ['manage macros'])).toBe(false);
  });
});

describe('the actions on the card of a customer', () => {
  const offered = (features: readonly string[], permissions: readonly string[]) => {
    const open = opensFor('employee', features, permissions);
    return manifest.slots
      .filter(({ slot }) => slot === 'customers.actions/v1')
      .filter((part) => open('gate' in part ? part.gate : undefined))
      .map(({ name }) => name);
  };
  const [feature, behalf] = ['ticket_send_behalf_customer', 'send ticket behalf customers'];

  it('[6.30] a ticket to the customer needs its permission', () => {
    expect(offered([], ['send ticket to customers'])).toEqual(['to-customer']);
    expect(offered([feature], [])).toEqual([]);
  });

  it('[6.31] a ticket on behalf of the customer needs its permission and the license feature', () => {
    expect(offered([feature], [behalf])).toEqual(['for-customer']);
    expect(offered([], [behalf])).toEqual([]);
    expect(offered([feature], ['send ticket to customers'])).toEqual(['to-customer']);
  });
});
