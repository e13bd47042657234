import type { ModuleDeclarations } from '../declaration.ts';
import { EVENT_FILES_MAX } from './customer-event-lists.ts';

export const declarations: ModuleDeclarations = {
  files: { customer_event: { count: EVENT_FILES_MAX } },
  deletes: ['customerEventType'],
  orders: ['customerEventType'],
};
