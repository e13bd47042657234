import { HIDEABLE_TICKET_FIELDS, type HiddenFieldsOfRole, type HideableTicketField } from '@hamyar/contracts';

/** Whether a role shows a field. */
export const isShown = (hiding: readonly HiddenFieldsOfRole[], roleId: number, field: HideableTicketField): boolean =>
  !hiding.some(({ role_id, fields }) => role_id === roleId && fields.includes(field));

/**
 * What the roles hide after one cell was changed: the same for the same cells, whatever was clicked on the way, so that
 * a change that was taken back is none.
 */
export function withShown(
  hiding: readonly HiddenFieldsOfRole[],
  {
    roleIds,
    roleId,
    field,
    shown,
  }: { roleIds: readonly number[]; roleId: number; field: HideableTicketField; shown: boolean },
): HiddenFieldsOfRole[] {
  const hides = (role: number, one: HideableTicketField) =>
    role === roleId && one === field ? !shown : !isShown(hiding, role, one);
  return roleIds
    .map((role_id) => ({ role_id, fields: HIDEABLE_TICKET_FIELDS.filter((one) => hides(role_id, one)) }))
    .filter(({ fields }) => fields.length > 0);
}
