import type { Gate } from '../platform/gate.ts';

/** What opens the knowledge base for its readers: pages, calls, sitemap and files follow this one condition (spec 6.15). */
export const KNOWLEDGE_BASE_IS_OPEN = {
  all: [{ feature: 'kb_core' }, { setting: 'knowledge_base_status' }],
} as const satisfies Gate;

/** What opens the work on it for those with the permission (spec 6.10, 6.26). */
export const KNOWLEDGE_BASE_IS_LICENSED = { feature: 'kb_core' } as const satisfies Gate;
