import { StaffFrame } from './layouts/staff-frame.tsx';
import { readLicence } from './platform/live-licence.ts';
import { startShell } from './start.tsx';

// a task of its own: reading the code and starting it are each short enough to answer a key between them
setTimeout(startShell, 0, StaffFrame, readLicence);
