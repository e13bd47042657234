import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  branchId,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  plainText,
  richText,
  unixOut,
} from '../field.schema.ts';
import { DEPARTMENT_KINDS } from '../departments/department-lists.ts';
import { autoCloseDays } from '../tickets/auto-close.schema.ts';
import {
  ASSIGN_MODES,
  CUSTOMER_ACCESS,
  DEPARTMENT_MAX,
  DEPARTMENT_RIGHTS,
  REOPEN_POLICIES,
  STAFF_ACCESS,
} from './department-lists.ts';

/** A department in the list of those who arrange them (decisions 2.7). */
export const departmentRow = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  description: z.string(),
  parent_id: z.number().nullable(),
  /** 1 at the top. */ depth: z.number(),
  order: z.number(),
  kind: z.enum(DEPARTMENT_KINDS),
  status: z.boolean(),
  /** Customers may choose it. */ is_public: z.boolean(),
  /** The branches whose tickets it answers; -1: of all. */ branch_ids: z.array(z.number()),
  /** Its admins, by name. */ managers: z.array(person),
  /** People in it, admins included. */ member_count: z.number(),
  /** What the caller may change of it. */ right: z.enum(DEPARTMENT_RIGHTS),
  created_at: unixOut,
  updated_at: unixOut,
});
/** One department with its people and everything that it decides. */
export const department = departmentRow.extend({
  /** Its people who are no admins. */ members: z.array(person),
  /** Gets its tickets, unless the category names somebody else. */ default_recipient: person.nullable(),
  assign_mode: z.enum(ASSIGN_MODES),
  /** Open tickets with which somebody gets no more by the mode; null: any number. */
  max_open_per_agent: z.number().nullable(),
  customer_access: z.enum(CUSTOMER_ACCESS),
  /** The levels, organisations or customers that `customer_access` names. */ customer_access_to: z.array(idAndName),
  staff_access: z.enum(STAFF_ACCESS),
  /** The departments that `staff_access` names. */ staff_access_ids: z.array(z.number()),
  /** Null: as the settings say. */ reopen_policy: z.enum(REOPEN_POLICIES).nullable(),
  reopen_days: z.number().nullable(),
  /** Working days without an answer after which its tickets are closed; 0: never; null: as the settings say. */
  auto_close_days: z.number().nullable(),
  /** Its own working hours; null: those of the branch, or the default ones. */ working_shift: idAndName.nullable(),
  /** The policy of service levels of its tickets (decisions 2.6). */ sla: idAndName.nullable(),
  /** The form of its new tickets (decisions 2.11); null: the next one in the order of the choice. */ form_id: z
    .number()
    .nullable(),
  /** Rich text with the variables of ready-made texts, below its answers in mails; '' is none. */ signature:
    z.string(),
});

const people = listOf(id, DEPARTMENT_MAX.people).optional();
const fields = {
  name: plainText(DEPARTMENT_MAX.name, 1),
  description: plainText(DEPARTMENT_MAX.description).optional(),
  /** Null: at the top. It becomes the last one there; `updateOrder` moves it among its siblings. */
  parent_id: id.nullable().optional(),
  status: booleanInput.optional(),
  is_public: booleanInput.optional(),
  branch_ids: listOf(branchId)
    .refine((ids) => ids.length > 0, { params: { code: 'required' } })
    .optional(),
  /** All people of the department who are no admins of it. */ member_ids: people,
  /** All its admins; whoever is one becomes a department admin. */ manager_ids: people,
  default_recipient_id: id.nullable().optional(),
  assign_mode: z.enum(ASSIGN_MODES).optional(),
  max_open_per_agent: z.coerce.number().int().min(1).max(DEPARTMENT_MAX.open).nullable().optional(),
  customer_access: z.enum(CUSTOMER_ACCESS).optional(),
  customer_access_ids: listOf(id, DEPARTMENT_MAX.access).optional(),
  staff_access: z.enum(STAFF_ACCESS).optional(),
  staff_access_ids: listOf(id, DEPARTMENT_MAX.access).optional(),
  reopen_policy: z.enum(REOPEN_POLICIES).nullable().optional(),
  /** Required where the policy is `days`. */
  reopen_days: z.coerce.number().int().min(1).max(DEPARTMENT_MAX.days).nullable().optional(),
  auto_close_days: autoCloseDays.nullable().optional(),
  working_shift_id: id.nullable().optional(),
  sla_id: id.nullable().optional(),
  form_id: id.nullable().optional(),
  signature: richText(DEPARTMENT_MAX.signature).optional(),
};

export const departmentList = defineEndpoint({
  name: 'departmentList',
  method: 'GET',
  path: '/api/department',
  slice: 'staff',
  access: 'employee',
  answer: 'list',
  summary: 'Departments in the order of their tree: of a branch for its admins, the own ones for other employees.',
  page: true,
  query: z.strictObject({ ...pageQuery, /** Words of the name. */ s: keyword().optional() }),
  data: departmentRow,
});
export const departmentGet = defineEndpoint({
  name: 'departmentGet',
  method: 'GET',
  path: '/api/department/:id',
  slice: 'staff',
  access: 'employee',
  summary: 'One department, with its people.',
  params: idParams,
  data: department,
  page: true,
});
export const departmentStore = defineEndpoint({
  name: 'departmentStore',
  method: 'POST',
  path: '/api/department',
  slice: 'staff',
  access: 'employee',
  summary: 'Creates a department, the last one below its parent. For full and branch admins.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const departmentUpdate = defineEndpoint({
  name: 'departmentUpdate',
  method: 'PUT',
  path: '/api/department/:id',
  slice: 'staff',
  access: 'employee',
  summary: 'Changes or moves a department. Its own admins change its members and its default recipient.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: department,
  audited: true,
});
export const departmentDelete = defineEndpoint({
  name: 'departmentDelete',
  method: 'DELETE',
  path: '/api/department/:id',
  slice: 'staff',
  access: 'employee',
  summary: 'Deletes a department. Those below it move up; its open tickets are transferred to another one.',
  params: idParams,
  query: z.strictObject({ /** Required while it has open tickets. */ replace_with: id.optional() }),
});
