import { StaffFrame } from './layouts/staff-frame.tsx';
import { startShell } from './start.tsx';

startShell(StaffFrame);
