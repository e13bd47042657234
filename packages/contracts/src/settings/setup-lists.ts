/** The tasks of the setup, in the order in which the wizard shows them (spec 4.6, decisions 2.26). */
export const SETUP_TASKS = ['system', 'department', 'employee', 'shift', 'category', 'customer', 'notice'] as const;
export type SetupTask = (typeof SETUP_TASKS)[number];
