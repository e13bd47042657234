import { PASSWORD_MIN_LENGTH } from '@hamyar/contracts';
import { rules } from '@hamyar/design-system/fields';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { faEmployees } from '../../messages/fa-employees.ts';
import type { EmployeeValues, NewEmployeeValues } from './employee.conversions.ts';

const reversed = (from: string | null, until: unknown) => from !== null && typeof until === 'string' && until < from;

/** The checks of the form of an employee before it is sent (decisions 2.8). */
export const employeeChecks = (values: EmployeeValues): FieldSpecs<EmployeeValues> => ({
  first_name: { required: true },
  last_name: { required: true },
  mobile: { rules: [rules.mobile()] },
  email: { rules: [rules.email()] },
  away_from: { required: values.away_until !== null },
  away_until: {
    required: values.away_from !== null,
    rules: [(until) => (reversed(values.away_from, until) ? faEmployees.form.awayReversed : null)],
  },
});

/** Those of somebody new: a mail needs an address, a given password its letters, a department admin a department. */
export const newEmployeeChecks =
  (needsDepartment: boolean) =>
  (values: NewEmployeeValues): FieldSpecs<NewEmployeeValues> => ({
    first_name: { required: true },
    last_name: { required: true },
    mobile: { rules: [rules.mobile()] },
    email: { required: values.entry === 'email', rules: [rules.email()] },
    department_ids: { required: needsDepartment },
    password: { allowHtml: true, required: values.entry === 'password', rules: [rules.minLength(PASSWORD_MIN_LENGTH)] },
  });
