import { evaluateGate, type Gate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { manifest } from './manifest.ts';

const ROLES = ['employee', 'department_admin', 'branch_admin', 'full_admin'] as const;

/** Those of the roles for whom a gate opens. */
function rolesBehind(gate: Gate): readonly string[] {
  return ROLES.filter((role) => {
    const user = buildUser(role);
    const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
    return evaluateGate(gate, context);
  });
}
const gateOf = (list: readonly { name: string; gate: Gate }[], name: string): Gate =>
  list.find((route) => route.name === name)!.gate;
const gated = manifest.routes.filter((route) => 'gate' in route);
const menuGate = (name: string): Gate => manifest.menu.find(({ route }) => route === name)!.gate;

describe('the organisation in the menu', () => {
  it('[2.31] has branches, departments and users in this order', () => {
    const inOrder = manifest.menu
      .filter(({ group }) => group === 'staff')
      .sort((one, other) => one.order - other.order);
    expect(inOrder.map(({ route, group }) => [group, route])).toEqual([
      ['staff', 'branches'],
      ['staff', 'departments'],
      ['staff', 'employees'],
    ]);
  });

  it('[6.4] shows branches and their pages to full admins alone', () => {
    expect(rolesBehind(menuGate('branches'))).toEqual(['full_admin']);
    for (const name of ['branches', 'branches-new', 'branches-id'])
      expect([name, rolesBehind(gateOf(gated, name))]).toEqual([name, ['full_admin']]);
  });

  it('[6.5] shows departments and their pages to full and branch admins alone', () => {
    const allowed = ['branch_admin', 'full_admin'];
    expect(rolesBehind(menuGate('departments'))).toEqual(allowed);
    for (const name of ['departments', 'departments-new', 'departments-id'])
      expect([name, rolesBehind(gateOf(gated, name))]).toEqual([name, allowed]);
  });

  it('[6.6] shows employees and their pages to full, branch and department admins, not to other employees', () => {
    const allowed = ['department_admin', 'branch_admin', 'full_admin'];
    expect(rolesBehind(menuGate('employees'))).toEqual(allowed);
    for (const name of ['employees', 'employees-id'])
      expect([name, rolesBehind(gateOf(gated, name))]).toEqual([name, allowed]);
  });

  it('[2.33] has announcements for staff users and for customers in a group of their own', () => {
    const inOrder = manifest.menu
      .filter(({ group }) => group === 'announcements')
      .sort((one, other) => one.order - other.order);
    expect(inOrder.map(({ route, title }) => [route, title])).toEqual([
      ['employeeAnnouncement', 'کاربران سازمان'],
      ['customerAnnouncement', 'مشتریان'],
    ]);
  });

  it('[6.7] shows announcements and their pages to full and branch admins alone', () => {
    const allowed = ['branch_admin', 'full_admin'];
    for (const name of ['customerAnnouncement', 'employeeAnnouncement']) {
      expect(rolesBehind(menuGate(name))).toEqual(allowed);
      for (const page of [name, `${name}-new`, `${name}-id`])
        expect([page, rolesBehind(gateOf(gated, page))]).toEqual([page, allowed]);
    }
  });

  it('has for customers only what they read', () => {
    const forCustomers = manifest.routes.filter((route) => !('audience' in route));
    expect(forCustomers.map(({ name }) => name)).toEqual(['announcements', 'announcements-id']);
  });
});
