/** Most characters of the texts of a branch, and most admins of one (decisions 2.7). */
export const BRANCH_MAX = { name: 100, code: 10, phone: 20, city: 100, address: 500, managers: 50 } as const;
/** Fewest characters of a code. */
export const BRANCH_CODE_MIN = 2;
