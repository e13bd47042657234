import type { Permission } from '@hamyar/contracts';

/**
 * The person who makes a request, with everything a policy decision reads; built once per request from the session.
 * Source: decisions 2.1.
 */
export interface Actor {
  readonly id: number;
  /** true for staff, false for customers */
  readonly employee: boolean;
  readonly full_admin: boolean;
  readonly branch_admin: boolean;
  readonly department_admin: boolean;
  /** -1 means every branch (spec 3.2) */
  readonly branch_id: number;
  /** departments the employee is a member of */
  readonly department_ids: readonly number[];
  /** departments the employee manages; empty without `department_admin` */
  readonly managed_department_ids: readonly number[];
  readonly organization_id: number | null;
  /** supervisor of the organization */
  readonly supervisor: boolean;
  /** every member may see the organization's tickets, and only see them (`members_see_all`) */
  readonly organization_shared: boolean;
  /** permissions that the roles grant, without those that a rank implies */
  readonly permissions: readonly string[];
  /** the account's or the organization's `expire_date` has passed */
  readonly expired: boolean;
}

/** The value of `branch_id` that means "all branches" (spec 3.2). */
export const ALL_BRANCHES = -1;

/** The permissions for actions on tickets (decisions 2.2), spelled as on the wire. */
export const TICKET_PERMISSIONS = {
  viewDepartment: 'view department tickets',
  assign: 'assign tickets',
  transfer: 'transfer tickets',
  close: 'close tickets',
  reopen: 'reopen tickets',
  share: 'share tickets',
  mergeAndSplit: 'merge and split tickets',
  spam: 'flag tickets as spam',
  delete: 'delete tickets',
  editContents: 'edit ticket contents',
  deleteContents: 'delete ticket contents',
  importance: 'change ticket importance',
  sla: 'change ticket sla',
  behalf: 'send ticket behalf customers',
  toCustomer: 'send ticket to customers',
} as const satisfies Record<string, Permission>;

/** Whether a role of the employee grants the permission; the full admin has all, customers have none (spec 6.2). */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  return actor.employee && (actor.full_admin || actor.permissions.includes(permission));
}
