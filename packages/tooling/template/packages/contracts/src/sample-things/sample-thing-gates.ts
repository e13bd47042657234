import type { Gate } from '../platform/gate.ts';

/** What opens the page for everybody: the route, its call and the sitemap follow this one condition. */
export const SAMPLE_THINGS_ARE_PUBLIC = { setting: 'sample_things_public' } as const satisfies Gate;
