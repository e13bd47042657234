import type { Actor } from '@hamyar/domain';

/** Whether the person may change roles, and sees what they grant and how many people have each (decisions 2.2, 2.25). */
export const mayChangeRoles = (user: Actor): boolean => user.employee && user.full_admin;
