import { declaredPage } from './contract-declarations.ts';

describe('what the slices declare', () => {
  it('[decisions 2.2] gives each permission to the ranks its module names, as a type of the compiler', () => {
    const text = declaredPage({
      visits: {
        permissions: { 'manage visits': { impliedBy: ['branch_admin'], inNewRoles: true }, 'export visits': {} },
      },
      parts: { permissions: { 'manage parts': { impliedBy: ['department_admin'] } } },
    });
    expect(text).toContain('export const PERMISSIONS = ["export visits","manage parts","manage visits"] as const;');
    expect(text).toContain('export type Permission = (typeof PERMISSIONS)[number];');
    expect(text).toContain('BRANCH_ADMIN_PERMISSIONS: readonly Permission[] = ["manage visits"];');
    expect(text).toContain('DEPARTMENT_ADMIN_PERMISSIONS: readonly Permission[] = ["manage parts"];');
    expect(text).toContain('NEW_ROLE_PERMISSIONS: readonly Permission[] = ["manage visits"];');
  });

  it('[1.2, 2.49] names features for customers, events, channels and drafts', () => {
    const text = declaredPage({
      visits: {
        features: { visits: { forCustomers: true }, visit_reports: {} },
        notifications: ['visit_planned'],
        channels: { visit: 'field-visit' },
        drafts: ['visit:{id}:report'],
      },
    });
    expect(text).toContain('CUSTOMER_FEATURES: readonly Feature[] = ["visits"];');
    expect(text).toContain('NOTIFICATION_EVENTS = ["visit_planned"] as const;');
    expect(text).toContain('CHANNEL_KINDS = ["field-visit","system"] as const;');
    expect(text).toContain('DRAFT_KEYS = ["visit:{id}:report"] as const;');
    expect(text).toContain('visit: (id: number) => `field-visit.${id}` as const,');
  });

  it.each([
    ['permissions', { permissions: { 'manage visits': {} } }],
    ['features', { features: { visits: {} } }],
    ['notifications', { notifications: ['visit_planned'] }],
    ['channels', { channels: { visit: 'visit' } }],
    ['drafts', { drafts: ['visit:{id}'] }],
  ])('are refused when two slices declare one name: %s', (kind, declarations) => {
    expect(() => declaredPage({ parts: declarations, visits: declarations })).toThrow(
      new RegExp(`^${kind}: .* by parts and by visits$`),
    );
  });
});
