import { HIDEABLE_TICKET_FIELDS, type HiddenFieldsOfRole, type HideableTicketField, NO_ROLE } from '@hamyar/contracts';

/** Whom the settings may hide fields of tickets from. */
export interface FieldReader {
  readonly employee: boolean;
  readonly full_admin: boolean;
  /** Roles that are on. */
  readonly role_ids: readonly number[];
}

/**
 * The fields of tickets that somebody does not see: those that all of their roles hide (decisions 2.26). One role that
 * shows a field is enough. Full admins see all, and customers are no matter of roles.
 */
export function hiddenTicketFields(
  { employee, full_admin, role_ids }: FieldReader,
  byRole: readonly HiddenFieldsOfRole[],
): HideableTicketField[] {
  if (!employee || full_admin || byRole.length === 0) return [];
  const roles = role_ids.length === 0 ? [NO_ROLE] : role_ids;
  const hides = (role: number, field: HideableTicketField) =>
    byRole.some(({ role_id, fields }) => role_id === role && fields.includes(field));
  return HIDEABLE_TICKET_FIELDS.filter((field) => roles.every((role) => hides(role, field)));
}
