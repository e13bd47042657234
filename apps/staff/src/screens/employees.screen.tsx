import { useGate } from '@hamyar/module-sdk';
import '../css/roles.css';
import '../css/staff.css';
import { EmployeeList } from '../features/employee-list/employee-list.tsx';
import { RolesButton } from '../features/roles/roles-button.tsx';
import { CHANGES_ROLES } from '../shared/staff-gates.ts';

/** The employees (spec 2.11), with the dialog of roles (decisions 2.2). */
export function EmployeesScreen() {
  return <EmployeeList actions={useGate(CHANGES_ROLES) ? <RolesButton /> : null} />;
}
