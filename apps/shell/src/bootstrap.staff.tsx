import { StaffFrame } from './layouts/staff-frame.tsx';
import { readLicense } from './platform/live-license.ts';
import { startShell } from './start.tsx';

// In a separate task: the browser can handle key presses between parsing the code and starting it.
setTimeout(startShell, 0, StaffFrame, readLicense);
