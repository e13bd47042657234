// Limits of the security settings (decisions 2.16, 2.26).

/** Hours of an employee's session without a call. */
export const SESSION_HOURS_MAX = 720;
/** Failed logins after which an account is locked. */
export const LOCK_FAILURES = { min: 3, max: 50 } as const;
/** Minutes of the lock. */
export const LOCK_MINUTES_MAX = 1440;
/** Days for which the log of requests is kept. */
export const LOG_DAYS = { min: 7, max: 180 } as const;
