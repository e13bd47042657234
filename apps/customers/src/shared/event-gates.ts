import { EVENTS_ARE_LICENSED, type Gate } from '@hamyar/contracts';

/** Who reads the history of a customer: who manages customers (decisions 2.25). */
export const MAY_READ_EVENTS = {
  all: [EVENTS_ARE_LICENSED, { permission: 'manage customers' }],
} as const satisfies Gate;

/** Who adds to it (decisions 2.2). */
export const MAY_ADD_EVENTS = {
  all: [MAY_READ_EVENTS, { permission: 'manage customer events' }, { read_only: false }],
} as const satisfies Gate;
