import { evaluateGate, type Gate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { manifest } from './manifest.ts';

const menuFor = (permissions: readonly string[], role: Parameters<typeof buildUser>[0] = 'employee'): string[] => {
  const user = buildUser(role, { permissions: permissions as never });
  const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
  const opens = (gate?: Gate): boolean => evaluateGate(gate, context);
  return opens(manifest.gate)
    ? manifest.menu
        .filter((item) => opens(item.gate) && opens(manifest.routes.find(({ name }) => name === item.route)?.gate))
        .map(({ route }) => route)
    : [];
};

describe('the customers in the menu', () => {
  it.each([
    [[], []],
    [['manage customers'], ['customers']],
    [['manage organizations'], ['organization']],
    [
      ['manage customers', 'manage organizations'],
      ['organization', 'customers'],
    ],
    [['manage tags'], []],
  ] as const)('[2.32, 6.8] an employee with the permissions %j sees %j', (permissions, routes) => {
    expect(menuFor(permissions)).toEqual(routes);
  });

  it('[6.2, 6.8] a customer sees nothing, whatever permissions they have', () => {
    expect(menuFor(['manage customers', 'manage organizations'], 'customer')).toEqual([]);
  });
});
