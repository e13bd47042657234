import { KNOWLEDGE_BASE_IS_LICENSED } from '@hamyar/contracts/knowledge-base';
import type { Gate } from '@hamyar/module-sdk';

/** Who works on the knowledge base [6.10]; the server's policy decides, and the gate hides what it would refuse. */
export const MAY_MANAGE = {
  all: [{ permission: 'manage knowledge base' }, KNOWLEDGE_BASE_IS_LICENSED],
} as const satisfies Gate;

/** After the license and its grace period staff only read. */
export const MAY_WRITE = { all: [MAY_MANAGE, { read_only: false }] } as const satisfies Gate;
