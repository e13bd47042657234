import { ROLES } from './roles.ts';

describe('the closed lists of people', () => {
  it('[6.1] the roles are in the order in which their labels take precedence', () => {
    expect(ROLES).toEqual([
      'full_admin',
      'branch_admin',
      'department_admin',
      'employee',
      'organization_supervisor',
      'organization_customer',
      'customer',
    ]);
  });
});
