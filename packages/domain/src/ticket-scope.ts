import { ALL_BRANCHES, TICKET_PERMISSIONS, hasPermission, type Actor } from './actor.ts';
import { all, always, any, clauses, eq, hasShare, isNull, never, oneOf, type Predicate } from './predicate.ts';

/**
 * The relations of a person to a ticket; the columns of the table "Who may do what on a ticket". A person can have
 * several relations; what one of them allows is allowed. Source: decisions 2.2.
 */
export const TICKET_RELATIONS = [
  'customer',
  'supervisor',
  'organization_member',
  'employee',
  'assignee',
  'shared',
  'shared_full',
  'department_admin',
  'branch_admin',
  'full_admin',
] as const;
export type TicketRelation = (typeof TICKET_RELATIONS)[number];

/**
 * The condition under which the actor has each relation to a ticket that is not deleted, over the ticket's own columns
 * and the relation `shares`. Source: decisions 2.1, 2.2.
 */
export function relationPredicates(actor: Actor): Record<TicketRelation, Predicate> {
  const staff = (predicate: Predicate) => (actor.employee ? predicate : never);
  const organization =
    !actor.employee && actor.organization_id !== null ? eq('organization_id', actor.organization_id) : never;
  return {
    customer: actor.employee ? never : eq('customer_id', actor.id),
    supervisor: actor.supervisor ? organization : never,
    organization_member: actor.organization_shared && !actor.supervisor ? organization : never,
    employee: staff(any(...personal(actor), departmentMember(actor))),
    assignee: staff(any(eq('assignee_id', actor.id), eq('owner_id', actor.id))),
    shared: staff(hasShare(actor.id, false)),
    shared_full: staff(hasShare(actor.id, true)),
    department_admin: staff(actor.department_admin ? oneOf('department_id', actor.managed_department_ids) : never),
    branch_admin: staff(
      !actor.branch_admin ? never : actor.branch_id === ALL_BRANCHES ? always : eq('branch_id', actor.branch_id),
    ),
    full_admin: staff(actor.full_admin ? always : never),
  };
}

/**
 * The tickets the actor may see, as one predicate whose clauses are the union branches of a list query: the list is exactly
 * `{ t | can(user, 'view', t) }`. Source: decisions 2.1.
 */
export function ticketScope(actor: Actor): Predicate {
  const predicates = relationPredicates(actor);
  const whole = any(predicates.full_admin, predicates.branch_admin);
  // A person who sees everything needs no second union branch: it would only add duplicates.
  const parts =
    whole.op === 'always'
      ? [whole]
      : actor.employee
        ? [
            predicates.branch_admin,
            predicates.department_admin,
            ...personal(actor),
            hasShare(actor.id),
            ...departments(actor),
          ]
        : [predicates.customer, predicates.supervisor, predicates.organization_member];
  return any(...parts.flatMap(clauses).map((clause) => all(isNull('deleted_at'), clause)));
}

/**
 * The tickets whose rating the actor sees, of those in their scope: an employee only of those that were theirs when they
 * were closed, whoever has them now, unless the settings show those of peers; and an admin of all that they lead. So reports
 * count the ratings of an employee too. Numbers in reports are for everybody. Source: decisions 2.21, 2.28.
 */
export function ratingScope(actor: Actor, peersSeeRatings: boolean): Predicate {
  if (!actor.employee || peersSeeRatings) return always;
  const { department_admin, branch_admin, full_admin } = relationPredicates(actor);
  const whole = any(full_admin, branch_admin);
  return whole.op === 'always' ? always : any(eq('assignee_at_close_id', actor.id), department_admin, branch_admin);
}

// Tickets assigned to, owned by or created by the user are visible in any branch (decisions 2.1).
function personal(actor: Actor): Predicate[] {
  return [eq('assignee_id', actor.id), eq('owner_id', actor.id), eq('created_by_id', actor.id)];
}

function departmentMember(actor: Actor, ids: readonly number[] = actor.department_ids): Predicate {
  const addressed = hasPermission(actor, TICKET_PERMISSIONS.viewDepartment) ? always : isNull('recipient_id');
  const branch = actor.branch_id === ALL_BRANCHES ? always : eq('branch_id', actor.branch_id);
  return all(oneOf('department_id', ids), addressed, branch);
}

// What a rank already includes needs no separate union branch: the own branch office for its admin, a department for
// its manager.
function departments(actor: Actor): readonly Predicate[] {
  if (actor.branch_admin) return [];
  const managed = actor.department_admin ? actor.managed_department_ids : [];
  return clauses(
    departmentMember(
      actor,
      actor.department_ids.filter((id) => !managed.includes(id)),
    ),
  );
}
