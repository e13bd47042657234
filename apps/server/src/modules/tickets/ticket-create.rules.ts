import { ALL_BRANCHES, TICKET_PERMISSIONS, hasPermission, type Actor } from '@hamyar/domain';
import { TICKET_IMPORTANCE, type TicketImportance, type TicketKind } from '@hamyar/contracts';
import type { TicketUser } from './people.repository.ts';
import type { CategoryRecord, ServiceRecord } from '../catalog/public.ts';
import type { DepartmentRecord } from '../departments/public.ts';

/** Whether the caller may create a ticket of this kind (decisions 2.2, 2.3; spec 6.30, 6.31). */
export function maySubmit(actor: Actor, kind: TicketKind): boolean {
  switch (kind) {
    case 'customer':
      return !actor.employee;
    case 'behalf':
      return hasPermission(actor, TICKET_PERMISSIONS.behalf);
    case 'to_customer':
      return hasPermission(actor, TICKET_PERMISSIONS.toCustomer);
    case 'internal':
      return actor.employee;
  }
}

/** The branch of a customer: the own, else the organization's; null when neither is set. */
export const branchOf = (user: TicketUser): number | null =>
  user.branch_id !== null && user.branch_id > 0 ? user.branch_id : user.organization_branch_id;

/** Whether the customer may choose the category in this department (decisions 2.7). */
export const categoryFits = (category: CategoryRecord, departmentId: number, byCustomer: boolean): boolean =>
  servesDepartment(category, departmentId) && (!byCustomer || category.is_public);

/** Whether the service is for this customer: assigned, or without restriction; and for tickets of this branch (decisions 2.7). */
export const serviceFits = (
  service: ServiceRecord,
  { departmentId, branchId, byCustomer }: { departmentId: number; branchId: number; byCustomer: boolean },
): boolean =>
  servesDepartment(service, departmentId) &&
  servesBranch(service, branchId) &&
  (!byCustomer || service.is_public) &&
  (!service.restricted || service.assigned);

/** Whether a service is for tickets of this branch. */
export const servesBranch = ({ branch_ids }: Pick<ServiceRecord, 'branch_ids'>, branchId: number): boolean =>
  branch_ids.includes(ALL_BRANCHES) || branch_ids.includes(branchId);

/** A category or service without a department belongs to all. */
export const servesDepartment = (
  { department_ids }: { department_ids: readonly number[] },
  departmentId: number,
): boolean => department_ids.length === 0 || department_ids.includes(departmentId);

/** Importance when none is chosen: category, else service, else customer level, else medium (decisions 2.3). */
export const defaultImportance = (
  category: CategoryRecord | null,
  service: ServiceRecord | null,
  customer: TicketUser | null,
): TicketImportance =>
  (category?.default_importance ??
    service?.default_importance ??
    customer?.level_importance ??
    TICKET_IMPORTANCE.medium) as TicketImportance;

/**
 * The branch of a new ticket: the customer's, else the department's only one, else the creator's (decisions 2.3). Null
 * when none is set.
 */
export function ticketBranch(
  customer: TicketUser | null,
  department: DepartmentRecord,
  creator: Pick<Actor, 'branch_id'>,
): number | null {
  const own = customer ? branchOf(customer) : null;
  if (own !== null) return own;
  const [only, ...others] = department.branch_ids;
  if (only !== undefined && only > 0 && others.length === 0) return only;
  return creator.branch_id > 0 ? creator.branch_id : null;
}
