import type { Audience } from '@hamyar/contracts';

/** The two builds of the shell (design/module-platform.md 5); each has an entry of its own, so that neither carries the other's code. */
export const editions: readonly { edition: Audience; entry: string }[] = [
  { edition: 'staff', entry: './src/main.staff.ts' },
  { edition: 'customer', entry: './src/main.customer.ts' },
];

/** Entry of the login page: no federation, no store, no antd. Its files are copied into both editions. */
export const loginEntry = './src/login/main.tsx';
