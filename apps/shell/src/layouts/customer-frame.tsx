import { Outlet } from '../pages/outlet.tsx';

export const CustomerFrame = () => <main id="content"><Outlet /></main>;
