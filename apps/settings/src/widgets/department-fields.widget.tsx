import type { DepartmentPageContext } from '@hamyar/contracts';
import '../css/forms.css';
import { FieldsOfContext } from '../features/custom-fields/fields-of-context.tsx';

/** On the page of a department: the designer of its own custom fields [2.58]. */
export function DepartmentFields({ departmentId }: DepartmentPageContext) {
  return <FieldsOfContext key={departmentId} of={{ context: 'department', department_id: departmentId }} />;
}
