import type { ModuleDeclaration } from '@hamyar/contracts';

/** What people write in this module, kept on the server too. */
export const syncedDrafts = [
  { key: 'ticket:{id}:message' },
  { key: 'ticket:{id}:note', audience: ['staff'] },
  { key: 'new:customer' },
  { key: 'new:behalf', audience: ['staff'] },
  { key: 'new:to_customer', audience: ['staff'] },
  { key: 'new:internal', audience: ['staff'] },
] as const satisfies ModuleDeclaration['syncedDrafts'];
