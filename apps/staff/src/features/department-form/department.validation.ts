import { knownVariables, type FieldSpecs } from '@hamyar/module-kit/form';
import type { DepartmentValues } from './department.conversions.ts';

/** The checks of the form of a department before it is sent (decisions 2.7). */
export const departmentChecks = (values: DepartmentValues): FieldSpecs<DepartmentValues> => ({
  name: { required: true },
  customer_access_to: { wire: 'customer_access_ids', required: values.customer_access !== 'all' },
  staff_access_ids: { required: values.staff_access !== 'all' },
  signature: { allowHtml: true, rules: [knownVariables] },
  reopen_days: { required: values.reopen_policy === 'days' },
});
