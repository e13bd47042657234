export const USER_STATUSES = ['active', 'inactive', 'invited', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** What an employee sees after closing a ticket: the same one, or the next of the list. */
export const AFTER_CLOSE = ['stay', 'next'] as const;
export type AfterClose = (typeof AFTER_CLOSE)[number];

/** Whether the owner of an address may send a request without a login, and why not. */
export const REQUESTER_STATES = ['open', 'employee', 'expired', 'inactive'] as const;
export type RequesterState = (typeof REQUESTER_STATES)[number];

export const USERNAME_TYPES = ['email', 'mobile', 'username'] as const;
export type UsernameType = (typeof USERNAME_TYPES)[number];
