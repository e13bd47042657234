import { StaffFrame } from './layouts/staff-frame.tsx';
import { readLicense } from './platform/live-license.ts';
import { startShell } from './start.tsx';

// a separate task: parsing the code and starting it are each short enough that keys are handled between them
setTimeout(startShell, 0, StaffFrame, readLicense);
