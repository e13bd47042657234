import { evaluateGate, type GateContext } from './gate.ts';

const employee = {
  employee: true,
  full_admin: false,
  branch_admin: false,
  department_admin: false,
  permissions: ['manage tags'],
};
const context = (change: Partial<GateContext> = {}): GateContext => ({
  audience: 'staff',
  user: employee,
  features: ['sla'],
  settings: { kb_core: true, username_type: 'mobile' },
  ...change,
});

describe('gates', () => {
  it('[6.2] needs an employee whose permission list contains the permission', () => {
    expect(evaluateGate({ permission: 'manage tags' }, context())).toBe(true);
    expect(evaluateGate({ permission: 'manage customers' }, context())).toBe(false);
    expect(evaluateGate({ permission: 'manage tags' }, context({ user: { ...employee, employee: false } }))).toBe(
      false,
    );
    expect(evaluateGate({ permission: 'manage tags' }, context({ user: null }))).toBe(false);
  });

  it('[decisions 2.1] is open for the role and for no lower one', () => {
    expect(evaluateGate({ role: 'full_admin' }, context())).toBe(false);
    expect(evaluateGate({ role: 'full_admin' }, context({ user: { ...employee, full_admin: true } }))).toBe(true);
    expect(evaluateGate({ role: 'customer' }, context())).toBe(false);
    expect(
      evaluateGate({ role: 'supervisor' }, context({ user: { ...employee, employee: false, supervisor: true } })),
    ).toBe(true);
  });

  it('[6.9] combines license feature, permission and setting with all, any and not', () => {
    const gate = {
      all: [
        { feature: 'sla' },
        { any: [{ permission: 'x' }, { setting: 'kb_core' }] },
        { not: { setting: 'username_type', is: 'email' } },
      ],
    };
    expect(evaluateGate(gate, context())).toBe(true);
    expect(evaluateGate(gate, context({ features: [] }))).toBe(false);
    expect(evaluateGate(gate, context({ settings: {} }))).toBe(false);
  });

  it('[4.4] is closed for a customer whose account has expired', () => {
    const customer = { ...employee, employee: false };
    expect(evaluateGate({ expired: false }, context({ user: customer }))).toBe(true);
    expect(evaluateGate({ expired: false }, context({ user: { ...customer, expired: true } }))).toBe(false);
  });

  it('[decisions 2.19] is closed for employees with read-only access, because the license and its grace period have expired', () => {
    expect(evaluateGate({ read_only: false }, context())).toBe(true);
    expect(evaluateGate({ read_only: false }, context({ user: { ...employee, read_only: true } }))).toBe(false);
    expect(evaluateGate({ read_only: false }, context({ user: null }))).toBe(false);
  });

  it('keeps a gate of an unknown kind closed', () => {
    expect(evaluateGate({ later: true } as never, context())).toBe(false);
    expect(evaluateGate(undefined, context())).toBe(true);
  });
});
