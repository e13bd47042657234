import { evaluateGate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
import { formPages } from './manifest-forms.ts';

const opened = (role: Parameters<typeof buildUser>[0], features: readonly string[]): string[] => {
  const user = buildUser(role, { features: features as never });
  const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
  return formPages.filter(({ gate }) => evaluateGate(gate, context)).map(({ path }) => path);
};
const FIELDS = '/settings/customFields';
const FORMS = ['/settings/forms', '/settings/ticketForms'];

describe('the settings pages of fields and forms', () => {
  it.each([
    ['full_admin', [FIELDS, ...FORMS]],
    // designs the fields of the own departments
    ['department_admin', [FIELDS]],
    ['branch_admin', []],
    ['employee', []],
  ] as const)(
    '[6.16, 6.17, 6.24, decisions 2.25] %s opens %j with the license feature, and none without',
    (role, pages) => {
      expect(opened(role, ['custom_field'])).toEqual(pages);
      expect(opened(role, [])).toEqual([]);
    },
  );
});
