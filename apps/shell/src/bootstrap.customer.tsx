import { CustomerFrame } from './layouts/customer-frame.tsx';
import { startShell } from './start.tsx';

// a task of its own: reading the code and starting it are each short enough to answer a key between them
setTimeout(startShell, 0, CustomerFrame);
