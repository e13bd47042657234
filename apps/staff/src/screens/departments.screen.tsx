import '../css/staff.css';
import { DepartmentList } from '../features/department-list/department-list.tsx';

/** The departments (spec 2.9). */
export function DepartmentsScreen() {
  return <DepartmentList />;
}
