import '../css/staff.css';
import { EmployeeList } from '../features/employee-list/employee-list.tsx';

/** The employees (spec 2.11). */
export function EmployeesScreen() {
  return <EmployeeList />;
}
