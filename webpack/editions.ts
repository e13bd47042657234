import type { Audience } from '@hamyar/contracts';

/**
 * The two builds of the shell (design/module-platform.md 5). Each has its own entry, so that neither contains the
 * other's code.
 */
export const editions: readonly { edition: Audience; entry: string }[] = [
  { edition: 'staff', entry: './src/main.staff.ts' },
  { edition: 'customer', entry: './src/main.customer.ts' },
];

/** Entry of the login page: without federation, store and antd. Its files are copied into both editions. */
export const loginEntry = './src/login/main.tsx';

/** Entry of the file that starts the application of a page with an initial page. Built with the login page. */
export const afterPaintEntry = './src/boot/after-paint.ts';

/** Entry of the inline script of every page that replaces damaged files. Built with the login page. */
export const repairEntry = './src/boot/inline-repair.ts';
