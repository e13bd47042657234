import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  id,
  idAndName,
  idParams,
  int4,
  plainText,
  plainTextOrNull,
  unix,
  unixOut,
} from '../field.schema.ts';
import { TODO_MAX as MAX, TODO_REPEATS, TODO_SOURCES, TODO_VIEWS } from './todo-lists.ts';

/** Something that an employee is to do, for themselves or for a colleague (decisions 2.13). */
export const todo = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  done: z.boolean(),
  done_at: unixOut.nullable(),
  due_at: unixOut.nullable(),
  remind_at: unixOut.nullable(),
  /** Low to critical. */
  importance: z.number().int(),
  /** Who has written it. */
  owner: idAndName,
  /** Who is to do it. */
  assignee: idAndName,
  /** What it is about; null also for a ticket that the caller does not see. */
  source: z.object({ type: z.enum(TODO_SOURCES), id: z.number(), name: z.string(), subject: z.string() }).nullable(),
  /** Whoever sees the ticket sees it too. */
  shared: z.boolean(),
  checklist: z.array(z.object({ text: z.string(), done: z.boolean() })),
  repeat: z.enum(TODO_REPEATS),
  /** The caller may change all of it and delete it. */
  editable: z.boolean(),
  /** The caller may do it: set it done, tick its checklist and write what it is about. */
  doable: z.boolean(),
});

const fields = {
  title: plainText(MAX.title, 1),
  description: plainTextOrNull(MAX.description).optional(),
  due_at: unix.nullable().optional(),
  /** When its assignee is reminded; without it when it is due. */
  remind_at: unix.nullable().optional(),
  importance: z.coerce.number().int().min(0).max(3).optional(),
  /** The caller where it is left out. */
  assignee_id: id.optional(),
  shared: booleanInput.optional(),
  checklist: z
    .array(z.strictObject({ text: plainText(MAX.checklistText, 1), done: booleanInput }))
    .max(MAX.checklist)
    .optional(),
  repeat: z.enum(TODO_REPEATS).optional(),
};

export const todoList = defineEndpoint({
  name: 'todoList',
  method: 'GET',
  path: '/api/todo',
  slice: 'todos',
  access: 'employee',
  answer: 'list',
  summary:
    'Todos that the caller owns or is to do: open ones in their order, then done ones, the last done first. Of a ticket also those that are shared on it. With `totalCapped` older done ones are left out.',
  query: z.strictObject({
    view: z.enum(TODO_VIEWS).optional(),
    done: booleanInput.optional(),
    /** Of this ticket only. */
    ticket_id: id.optional(),
  }),
  data: todo,
});
export const todoStore = defineEndpoint({
  name: 'todoStore',
  method: 'POST',
  path: '/api/todo',
  slice: 'todos',
  access: 'employee',
  summary: 'Adds a todo; one for a colleague notifies them.',
  body: z.strictObject({
    ...fields,
    /** What it is about; both or neither. */
    source_type: z.enum(TODO_SOURCES).optional(),
    source_id: id.optional(),
  }),
  data: z.object({ id: z.number() }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
export const todoUpdate = defineEndpoint({
  name: 'todoUpdate',
  method: 'PUT',
  path: '/api/todo/:id',
  slice: 'todos',
  access: 'employee',
  summary:
    'Changes a todo: all of it by its owner, `done`, `checklist` and `description` by its assignee. One that repeats is followed by the next one when it is done.',
  params: idParams,
  body: z.strictObject({
    version: int4.optional(),
    done: booleanInput.optional(),
    ...z.object(fields).partial().shape,
  }),
  data: todo,
  limits: [{ max: 240, window: 60, by: 'user' }],
});
export const todoDelete = defineEndpoint({
  name: 'todoDelete',
  method: 'DELETE',
  path: '/api/todo/:id',
  slice: 'todos',
  access: 'employee',
  summary: 'Deletes a todo of the caller.',
  params: idParams,
});
export const todoDeleteDone = defineEndpoint({
  name: 'todoDeleteDone',
  method: 'DELETE',
  path: '/api/deleteDoneTodos',
  slice: 'todos',
  access: 'employee',
  summary: 'Deletes the todos that the caller owns and that are done.',
  data: z.object({ deleted: z.number() }),
});
