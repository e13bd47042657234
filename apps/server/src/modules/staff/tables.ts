import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: [],
  reads: {
    attachment: 'pictures of people, and logos of branches',
    branch: 'its own statements read branches; whether a department may name one',
    city: 'names of the cities of branches',
    customer_level: 'names of the levels that may write to a department',
    department: 'its own statements read departments with what they name',
    department_member: 'the people of a department',
    invitation: 'until when somebody can accept one, in the list of employees',
    form: 'whether a department may name it',
    organization: 'names of the organisations that may write to a department',
    role: 'roles of employees, and how many have each',
    ticket: 'open tickets of employees in their list',
    user_role: 'roles of employees, and how many have each',
    user: 'employees themselves, listed and locked, written through users; and names of customers who may write to a department',
    sla_policy: 'whether a department may name it',
    working_shift: 'name of the hours of a department or a branch',
    working_shift_branch: 'which hours a branch has',
    working_shift_user: 'hours of an employee',
    working_shift_department: 'which hours a department has',
  },
});
