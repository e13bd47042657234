import { HIDEABLE_TICKET_FIELDS, type HiddenFieldsOfRole, type HideableTicketField, NO_ROLE } from '@hamyar/contracts';

/** Whom the settings may hide fields of tickets from. */
export interface RoleHolder {
  readonly employee: boolean;
  readonly full_admin: boolean;
  /** Roles that are on. */
  readonly role_ids: readonly number[];
  /** Roles that are switched off. */
  readonly inactive_role_ids: readonly number[];
}

/**
 * The fields of tickets that somebody does not see: those that all of their roles hide (decisions 2.26). One role that
 * shows a field is enough. Whose roles are all switched off sees what each of them shows, and no more than who has none
 * (docs/adr/0112). Full admins see all, and customers are no matter of roles.
 */
export function hiddenTicketFields(
  { employee, full_admin, role_ids, inactive_role_ids }: RoleHolder,
  byRole: readonly HiddenFieldsOfRole[],
): HideableTicketField[] {
  if (!employee || full_admin || byRole.length === 0) return [];
  const hides = (role: number, field: HideableTicketField) =>
    byRole.some(({ role_id, fields }) => role_id === role && fields.includes(field));
  const isHidden = (field: HideableTicketField) =>
    role_ids.length > 0
      ? role_ids.every((role) => hides(role, field))
      : [NO_ROLE, ...inactive_role_ids].some((role) => hides(role, field));
  return HIDEABLE_TICKET_FIELDS.filter(isHidden);
}
