import { CustomerFrame } from './layouts/customer-frame.tsx';
import { startShell } from './start.tsx';

startShell(CustomerFrame);
