import { evaluateGate, type Gate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { manifest } from './manifest.ts';

const itemsFor = (role: 'employee' | 'full_admin', permissions: readonly string[]) => {
  const user = buildUser(role, { permissions: permissions as never });
  const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
  const opens = (gate?: Gate): boolean => evaluateGate(gate, context);
  return manifest.menu.filter((item) => opens('gate' in item ? item.gate : undefined));
};

describe('the reports in the menu', () => {
  it.each([
    [[], ['report-own']],
    [['view reports'], ['report', 'report-own']],
    [['view team reports'], ['report-employees', 'report-own']],
    [['view audit log'], ['report-own', 'log']],
  ] as const)('[2.35, decisions 2.25] an employee with the permissions %j sees %j', (permissions, routes) => {
    expect(itemsFor('employee', permissions).map(({ route }) => route)).toEqual(routes);
  });

  it.each([
    ['full_admin', 'گزارش درخواست‌ها'],
    ['employee', 'گزارش تغییرات'],
  ] as const)('[6.11, decisions 2.25] name the log by what it opens for the role %s', (role, title) => {
    const logs = itemsFor(role, ['view audit log']).filter(({ route }) => route === 'log');
    expect(logs.map((item) => item.title)).toEqual([title]);
  });
});
