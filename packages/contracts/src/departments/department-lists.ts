export const DEPARTMENT_KINDS = ['normal', 'customers', 'managers'] as const;
export type DepartmentKind = (typeof DEPARTMENT_KINDS)[number];
