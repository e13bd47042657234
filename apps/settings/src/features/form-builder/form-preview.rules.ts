import type {
  CustomField,
  CustomValue,
  FormAudience,
  FormField as FormEntry,
  FormFieldWidth,
} from '@hamyar/contracts/forms';
import type { PlacedField } from '@hamyar/domain';

/** From whose side a form is shown. */
export const PREVIEW_ROLES = ['guest', 'customer', 'employee'] as const;
export type PreviewRole = (typeof PREVIEW_ROLES)[number];

/** A field that somebody is asked for. */
export interface PreviewField extends PlacedField {
  width: FormFieldWidth;
  definition: CustomField;
}

/** Whether somebody in this role gets the form. */
export const isFor = (audience: FormAudience | undefined, role: Exclude<PreviewRole, 'guest'>): boolean =>
  audience === undefined || audience === 'both' || audience === (role === 'customer' ? 'customers' : 'employees');

/** The fields of a form that somebody in this role is asked for, in their order (decisions 2.11). */
export function fieldsFor(
  form: { fields: readonly FormEntry[]; definitions: readonly CustomField[] },
  role: PreviewRole,
): PreviewField[] {
  return form.fields.flatMap((entry) => {
    const definition = form.definitions.find(({ id }) => id === entry.id);
    const asked = definition?.status && entry.status && !definition.is_archived;
    if (!definition || !asked || (role !== 'employee' && (!entry.public || definition.sensitive))) return [];
    const { required, condition, width, id } = entry;
    return [{ ...definition, id, required, condition, width, definition }];
  });
}

/** What a form begins with: the default values of its fields. */
export const beginningValues = (fields: readonly PreviewField[]): Record<number, CustomValue> =>
  Object.fromEntries(fields.map(({ id, definition }) => [id, definition.default]));
