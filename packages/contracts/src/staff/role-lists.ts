/** Most characters of the texts of a role (decisions 2.2). */
export const ROLE_MAX = { name: 100, description: 500 } as const;
