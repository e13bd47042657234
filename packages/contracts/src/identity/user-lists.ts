export const USER_STATUSES = ['active', 'inactive', 'invited', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USERNAME_TYPES = ['email', 'mobile', 'username'] as const;
export type UsernameType = (typeof USERNAME_TYPES)[number];
