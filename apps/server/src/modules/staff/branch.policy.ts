import type { Actor } from '@hamyar/domain';

/** Whether the person arranges branches (spec 6.4); others have the names of their own in the shared list. */
export const mayArrangeBranches = (user: Actor): boolean => user.employee && user.full_admin;
