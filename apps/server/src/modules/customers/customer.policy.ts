import type { HideableTicketField, Permission } from '@hamyar/contracts';
import {
  ALL_BRANCHES,
  all,
  always,
  any,
  eq,
  isNull,
  never,
  oneOf,
  signInPermissions,
  some,
  type Actor,
  type CustomerAccount,
  type Predicate,
} from '@hamyar/domain';

/** The person who makes the request, with all effective permissions: granted and implied. */
export type PermittedActor = Actor & { readonly effective_permissions: readonly Permission[] };

/** Whether the person may see and change customers (decisions 2.2, 2.25). */
export const mayManageCustomers = (user: PermittedActor): boolean =>
  user.employee && user.effective_permissions.includes('manage customers');

/** Whether the person may change customer levels, and sees how many people have each (decisions 2.25). */
export const mayChangeLevels = (user: Actor): boolean => user.employee && user.full_admin;

/**
 * Whether the person may choose a customer by name: people who manage them or write tickets with them, and supervisors
 * within their organisation (decisions 2.25).
 */
export const maySelectCustomers = (user: PermittedActor): boolean =>
  mayManageCustomers(user) ||
  (user.employee &&
    (user.effective_permissions.includes('send ticket behalf customers') ||
      user.effective_permissions.includes('send ticket to customers'))) ||
  (!user.employee && user.supervisor && user.organization_id !== null);

/** The actor with what the settings hide from them on tickets. */
type CustomerReader = PermittedActor & { readonly hidden_ticket_fields: readonly HideableTicketField[] };

/**
 * Whether the person sees a part of the customers in scope. Employees see the parts that stand on tickets, unless their
 * roles hide them there; supervisors know their organisation. The account is for who manages customers (decisions 2.2).
 */
export function seesOfCustomers(user: CustomerReader, part: HideableTicketField | 'account'): boolean {
  if (mayManageCustomers(user)) return true;
  if (!user.employee) return part === 'organization';
  return part !== 'account' && !user.hidden_ticket_fields.includes(part);
}

/** Whether the person sees mobile and e-mail of customers, and so may look for them by these. */
export const seesContacts = (user: CustomerReader): boolean => seesOfCustomers(user, 'customer_contact');

/**
 * The customers in a person's scope: all, those of the own branch, or the own organisation's (decisions 2.1, 2.25). The
 * permission for the action is checked before.
 */
export const customerScope = (user: PermittedActor): Predicate =>
  maySelectCustomers(user) ? accessibleCustomers(user) : never;

/** What somebody logs in with. */
const SIGN_IN_FIELDS = ['username', 'email', 'mobile'] as const;
/** What decides whose tickets a customer sees. */
const GRANTING_FIELDS = ['organization_id', 'supervisor'] as const;
type AccessField = (typeof SIGN_IN_FIELDS)[number] | (typeof GRANTING_FIELDS)[number];

/** The access of a stored customer. */
export type CustomerAccess = { readonly [Field in AccessField]: string | number | boolean | null } & {
  readonly last_login_at: Date | null;
  /** Tickets of the customer, open and closed. */
  readonly total: number;
};
const NEW_CUSTOMER = { username: null, email: null, mobile: null, organization_id: null, supervisor: false } as const;

/**
 * Whether the person may store these values. A change of what somebody else logs in with, or of what they see, is judged
 * by the rights that it gives (decisions 2.2): sign-in data by {@link signInPermissions}, organisation and supervisor by
 * *manage organizations*. `current` is null for a new customer.
 */
export function mayChangeAccess(
  user: PermittedActor,
  current: CustomerAccess | null,
  values: { readonly [Field in AccessField]?: string | number | boolean | null },
  { password }: { password: boolean },
): boolean {
  const changed = (field: AccessField) =>
    values[field] !== undefined && values[field] !== (current ?? NEW_CUSTOMER)[field];
  const owns = (permission: Permission) => user.effective_permissions.includes(permission);
  const signIn = current && (password || SIGN_IN_FIELDS.some(changed)) ? signInPermissions(accountOf(current)) : [];
  return (signIn.length === 0 || signIn.some(owns)) && (!GRANTING_FIELDS.some(changed) || owns('manage organizations'));
}

const accountOf = ({ last_login_at, total, organization_id, supervisor }: CustomerAccess): CustomerAccount => ({
  hasSignedIn: last_login_at !== null,
  ticketCount: Number(total),
  ofOrganization: organization_id !== null || supervisor === true,
});

/** The customers in a person's scope, for any permission; the caller has checked the permission. */
export function accessibleCustomers(user: Actor): Predicate {
  const ownScope = !user.employee
    ? eq('organization_id', user.organization_id ?? 0)
    : user.full_admin || user.branch_id === ALL_BRANCHES
      ? always
      : any(eq('branch_id', user.branch_id), isNull('branch_id'));
  return all(isNull('deleted_at'), eq('employee', false), ownScope);
}

/**
 * The customers whose custom fields a person reads and fills in: those in scope of who manages customers, and oneself
 * (decisions 2.11, 2.25).
 */
export function fillableCustomers(user: PermittedActor): Predicate {
  if (!user.employee) return all(isNull('deleted_at'), eq('employee', false), eq('id', user.id));
  return mayManageCustomers(user) ? accessibleCustomers(user) : never;
}

/**
 * The colleagues whom an employee may choose: of the own departments, of the branch for its admin, all for the full
 * admin (decisions 2.25).
 */
export function colleagueScope(user: PermittedActor): Predicate {
  if (!user.employee) return never;
  const branch = user.branch_admin
    ? user.branch_id === ALL_BRANCHES
      ? always
      : any(eq('branch_id', user.branch_id), eq('branch_id', ALL_BRANCHES))
    : never;
  const seen = user.full_admin
    ? always
    : any(eq('id', user.id), branch, some('memberships', oneOf('department_id', user.department_ids)));
  return all(isNull('deleted_at'), eq('employee', true), eq('status', 'active'), seen);
}
