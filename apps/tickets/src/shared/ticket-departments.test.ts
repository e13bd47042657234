import { buildDefaults } from '@hamyar/testing';
import { ticketDepartments } from './ticket-departments.ts';

describe('departments that a ticket can be in', () => {
  it('[decisions 2.7] are those of the company, not those of all customers and of all managers', () => {
    const [first, second] = buildDefaults().departments;
    const customers = { ...first!, id: 8, name: 'مشتریان', kind: 'customers' as const };
    const managers = { ...first!, id: 9, name: 'مدیران', kind: 'managers' as const };
    expect(ticketDepartments([customers, first!, managers, second!])).toEqual([first, second]);
  });
});
