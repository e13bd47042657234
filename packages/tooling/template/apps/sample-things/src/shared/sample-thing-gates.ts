import type { Gate } from '@hamyar/module-sdk';

/** Who may change rows. The server's policy decides, and the gate hides what it would refuse. */
export const STAFF_WRITE = {
  all: [{ permission: 'manage sample things' }, { read_only: false }],
} as const satisfies Gate;
