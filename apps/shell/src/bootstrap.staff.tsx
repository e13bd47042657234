import { StaffFrame } from './layouts/staff-frame.tsx';
import { readLicense } from './platform/live-license.ts';
import { provideShellScreen, shellScreen } from './pages/shell-screens.tsx';
import { startShell } from './start.tsx';

provideShellScreen(
  'DashboardScreen',
  shellScreen(async () => (await import('./dashboard/staff-dashboard.screen.tsx')).StaffDashboardScreen),
);

// In a separate task: the browser can handle key presses between parsing the code and starting it.
setTimeout(startShell, 0, StaffFrame, readLicense);
