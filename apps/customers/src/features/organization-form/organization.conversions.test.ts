import { emptyOrganization, organizationToBody } from './organization.conversions.ts';

describe('the organisation form', () => {
  it('[5.20] sends the branch for the full admin and removes it for others', () => {
    const values = { ...emptyOrganization, name: ' صنایع کوهستان ', branch_id: 3, customer_level_id: 2 };
    expect(organizationToBody(values, { fullAdmin: true, sla: true })).toMatchObject({
      branch_id: 3,
      name: 'صنایع کوهستان',
      customer_level_id: 2,
    });
    expect(organizationToBody(values, { fullAdmin: false, sla: false })).not.toHaveProperty('branch_id');
  });
});
