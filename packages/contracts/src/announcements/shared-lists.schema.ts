import { z } from 'zod';

/** Critical announcements that the person still has to acknowledge; they are shown over the page, the oldest first. */
export const sharedLists = { pending_announcements: z.array(z.object({ id: z.number(), version_number: z.number() })) };
