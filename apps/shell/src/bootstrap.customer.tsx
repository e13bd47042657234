import { CustomerFrame } from './layouts/customer-frame.tsx';
import { startShell } from './start.tsx';

// In a separate task: the browser can handle key presses between parsing the code and starting it.
setTimeout(startShell, 0, CustomerFrame);
