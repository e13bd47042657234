import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, color, id, idAndName, idParams, int4, plainText } from '../field.schema.ts';
import { SAVED_VIEW_COLUMNS_MAX, SAVED_VIEW_NAME_MAX } from '../limits.ts';
import { savedViewFilters } from './ticket-list.schema.ts';
import { TICKET_COLUMNS } from './ticket-columns.ts';
import { SAVED_VIEW_ICONS, SAVED_VIEW_SCOPES, TICKET_SORTS } from './ticket-lists.ts';

/** The order of a view's list; the default of the list where there is none. */
const order = z.strictObject({ by: z.enum(TICKET_SORTS), dir: z.enum(['asc', 'desc']) });

/** A column of the table: its own, or that of a custom field. */
const column = z.union([z.enum(TICKET_COLUMNS), z.string().regex(/^cf-[1-9]\d{0,14}$/)]);
const columns = z.array(column).min(1).max(SAVED_VIEW_COLUMNS_MAX);

/** A saved view of the ticket list, for one person, for the people of a department or for all employees (decisions 2.4). */
export const savedView = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  scope: z.enum(SAVED_VIEW_SCOPES),
  department: idAndName.nullable(),
  filters: savedViewFilters,
  order: order.nullable(),
  /** The shown columns of the table in their order; null: those that each person has chosen. */
  columns: columns.nullable(),
  icon: z.enum(SAVED_VIEW_ICONS).nullable(),
  color: z.string().nullable(),
  /**
   * The list opens with it where the address names nothing, for all who see it; an own one takes precedence over that of
   * a department, and this over that for all.
   */
  is_default: z.boolean(),
  /** The number of its tickets stands beside its name. */ counter: z.boolean(),
  /** The caller may change and delete it. */ editable: z.boolean(),
});

const fields = {
  name: plainText(SAVED_VIEW_NAME_MAX, 1),
  scope: z.enum(SAVED_VIEW_SCOPES),
  /** The department of a view with the scope `department`. */ department_id: id.nullable().optional(),
  filters: savedViewFilters,
  order: order.nullable().optional(),
  columns: columns.nullable().optional(),
  icon: z.enum(SAVED_VIEW_ICONS).nullable().optional(),
  color: color.nullable().optional(),
  /** The one that was the default of these people before is not any more. */ is_default: booleanInput.optional(),
  counter: booleanInput.optional(),
};

export const savedViewList = defineEndpoint({
  name: 'savedViewList',
  method: 'GET',
  path: '/api/savedView',
  slice: 'tickets',
  access: 'employee',
  summary: 'The saved views that the caller sees: those for all, those of the own departments, the own ones.',
  data: z.array(savedView),
});
export const savedViewStore = defineEndpoint({
  name: 'savedViewStore',
  method: 'POST',
  path: '/api/savedView',
  slice: 'tickets',
  access: 'employee',
  summary: 'Saves a view of the ticket list.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
});
export const savedViewUpdate = defineEndpoint({
  name: 'savedViewUpdate',
  method: 'PUT',
  path: '/api/savedView/:id',
  slice: 'tickets',
  access: 'employee',
  summary: 'Changes a saved view.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: savedView,
});
export const savedViewDelete = defineEndpoint({
  name: 'savedViewDelete',
  method: 'DELETE',
  path: '/api/savedView/:id',
  slice: 'tickets',
  access: 'employee',
  summary: 'Deletes a saved view; no ticket changes.',
  params: idParams,
});
