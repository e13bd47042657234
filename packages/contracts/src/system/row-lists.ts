import type { DeleteType } from '../declared.ts';

/** The types of rows that are deleted with a replacement (decisions 2.0 "replace with"). */
export const REPLACEABLE_TYPES = [
  'branch',
  'customerEventType',
  'customerLevel',
  'department',
  'role',
  'service',
  'sla',
  'ticketCategory',
  'ticketForm',
  'workingshift',
] as const satisfies readonly DeleteType[];
export type ReplaceableType = (typeof REPLACEABLE_TYPES)[number];
