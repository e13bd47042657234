import { Outlet } from '../pages/outlet.tsx';

export const StaffFrame = () => <main id="content"><Outlet /></main>;
