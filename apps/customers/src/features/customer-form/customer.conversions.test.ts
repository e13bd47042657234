import { customerToBody, emptyCustomer } from './customer.conversions.ts';

describe('the customer form', () => {
  const values = { ...emptyCustomer(), first_name: 'نگار', last_name: 'احمدی', supervisor: true };

  it('[decisions 2.1] sends a supervisor only with the organisation they supervise', () => {
    const body = (organization_id: number | null) =>
      customerToBody({ ...values, organization_id }, { fullAdmin: false });
    expect(body(5)).toMatchObject({ organization_id: 5, supervisor: true });
    expect(body(null)).toMatchObject({ organization_id: null, supervisor: false });
  });
});
