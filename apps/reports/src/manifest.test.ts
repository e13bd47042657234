import { evaluateGate, type Gate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { manifest } from './manifest.ts';

const menuFor = (permissions: readonly string[]): string[] => {
  const user = buildUser('employee', { permissions: permissions as never });
  const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
  const opens = (gate?: Gate): boolean => evaluateGate(gate, context);
  return manifest.menu.filter((item) => opens('gate' in item ? item.gate : undefined)).map(({ route }) => route);
};

describe('the reports in the menu', () => {
  it.each([
    [[], ['report-own']],
    [['view reports'], ['report', 'report-own']],
    [['view team reports'], ['report-employees', 'report-own']],
    [['view audit log'], ['report-own', 'log']],
  ] as const)('[2.35, decisions 2.25] an employee with the permissions %j sees %j', (permissions, routes) => {
    expect(menuFor(permissions)).toEqual(routes);
  });
});
