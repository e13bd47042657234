import '../css/staff.css';
import { BranchList } from '../features/branch-list/branch-list.tsx';

/** The branches (spec 2.4). */
export function BranchesScreen() {
  return <BranchList />;
}
