import type { AskedField, CustomFieldItem, FormFieldWidth } from '@hamyar/contracts';
import { ALL_BRANCHES, type PlacedField } from '@hamyar/domain';
import type { CustomFieldRecord } from './custom-field.repository.ts';
import type { FormRecord } from './form.repository.ts';

/** A custom field that a ticket has, by its form or by its department. */
export interface TicketField extends PlacedField {
  definition: CustomFieldRecord;
  items: readonly CustomFieldItem[];
  public: boolean;
  width: FormFieldWidth;
}

/** What a ticket form and the fields of a ticket are chosen by. */
export interface FormChoice {
  /** The own forms of the service, the category and the department, in the order in which they are chosen. */
  formIds: readonly (number | null | undefined)[];
  departmentId: number;
  branchId: number;
  byCustomer: boolean;
}

interface Known {
  forms: readonly FormRecord[];
  fields: ReadonlyMap<number, CustomFieldRecord>;
}

const isFor = ({ status, audience, branch_ids }: FormRecord, { byCustomer, branchId }: FormChoice): boolean =>
  status &&
  (audience === 'both' || audience === (byCustomer ? 'customers' : 'employees')) &&
  (branch_ids.includes(ALL_BRANCHES) || branch_ids.includes(branchId));

/**
 * The form of a new ticket: that of the service, else of the category, else of the department, else the default one. A
 * form that is off, for others, or for another branch is passed over (decisions 2.11).
 */
export function chooseForm({ forms }: Pick<Known, 'forms'>, choice: FormChoice): FormRecord | null {
  const own = choice.formIds.map((id) => forms.find((form) => form.id === id && isFor(form, choice)));
  return own.find((form) => form !== undefined) ?? forms.find((form) => form.is_default && isFor(form, choice)) ?? null;
}

/** The fields of a form that are in use, as they stand in it. */
function placedFields({ fields }: Pick<Known, 'fields'>, form: Pick<FormRecord, 'fields'> | null): TicketField[] {
  return (form?.fields ?? []).flatMap((entry): TicketField[] => {
    const definition = fields.get(entry.id);
    if (!definition?.status || !entry.status) return [];
    const { required, width, condition } = entry;
    return [{ ...definition, definition, required, width, condition, public: entry.public && !definition.sensitive }];
  });
}

/** A field that is asked for without a form. */
const alone = (definition: CustomFieldRecord): TicketField => ({
  ...{ ...definition, definition, condition: null, width: 'full' },
  public: !definition.sensitive,
});

/** Fields of one ticket: those of its form in their order, then those of its department (spec 2.58). */
export function ticketFields(
  { fields }: Pick<Known, 'fields'>,
  { form, departmentId }: { form: Pick<FormRecord, 'fields'> | null; departmentId: number },
): TicketField[] {
  const ofDepartment = [...fields.values()].filter(
    (field) => field.context === 'department' && field.department_id === departmentId && field.status,
  );
  return [...placedFields({ fields }, form), ...ofDepartment.map(alone)];
}

/**
 * Fields of customers or organisations: those of their default form, or all of them in their order while there is no
 * such form.
 */
export function ownedFields(
  { general, fields }: Pick<Known, 'fields'> & { general: readonly FormRecord[] },
  context: 'customer' | 'organization',
): TicketField[] {
  const form = general.find((one) => one.context === context && one.is_default && one.status);
  if (form) return placedFields({ fields }, form);
  return [...fields.values()].filter((field) => field.context === context && field.status).map(alone);
}

/** These fields, and others that have a value, such as those of a form before this one. */
export function withFilled(
  { fields }: Pick<Known, 'fields'>,
  own: readonly TicketField[],
  filled: readonly { field_id: number }[],
): TicketField[] {
  const others = filled.flatMap(({ field_id: id }): TicketField[] => {
    const definition = own.some((field) => field.id === id) ? undefined : fields.get(id);
    if (!definition) return [];
    return [{ ...definition, definition, required: false, condition: null, width: 'full', public: false }];
  });
  return [...own, ...others];
}

/** The fields that somebody is asked for: no archived ones, and of customers only public ones. */
export const askedOf = (fields: readonly TicketField[], { byCustomer }: { byCustomer: boolean }): TicketField[] =>
  fields.filter((field) => !field.definition.is_archived && (!byCustomer || field.public));

/** A field as a screen gets it. `stored`: the item that its ticket has, which is shown although it is archived. */
export const presentAsked = (field: TicketField, stored: unknown = null): AskedField => {
  const { definition: of } = field;
  return {
    ...{ id: of.id, type: of.type, label: of.label, help: of.help, placeholder: of.placeholder },
    ...{ default: of.default_value, min_length: of.min_length, max_length: of.max_length, min: of.min, max: of.max },
    ...{ min_date: of.min_date, max_date: of.max_date, date_type: of.date_type, regex: of.regex },
    items: of.items.filter(({ id, is_archived }) => !is_archived || id === stored),
    ...{ required: field.required, public: field.public, width: field.width, condition: field.condition },
  };
};
