import { z } from 'zod';
import { EVENT_COLORS } from '../calendar/calendar-event-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, idParams, int4, plainText, plainTextOrNull, unixOut } from '../field.schema.ts';
import { PERSONAL_NOTE_MAX as MAX } from './todo-lists.ts';

/** A note that an employee keeps; nobody else reads it, admins included (decisions 2.13). */
export const personalNote = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string().nullable(),
  body: z.string(),
  color: z.enum(EVENT_COLORS),
  pinned: z.boolean(),
  updated_at: unixOut,
});

const fields = {
  title: plainTextOrNull(MAX.title).optional(),
  body: plainText(MAX.body, 1),
  color: z.enum(EVENT_COLORS).optional(),
  /** Pinned ones stand before the others. */
  pinned: booleanInput.optional(),
};

export const personalNoteList = defineEndpoint({
  name: 'personalNoteList',
  method: 'GET',
  path: '/api/note',
  slice: 'todos',
  access: 'employee',
  summary: 'All notes of the caller in their order, the pinned ones first.',
  data: z.array(personalNote),
});
export const personalNoteGet = defineEndpoint({
  name: 'personalNoteGet',
  method: 'GET',
  path: '/api/note/:id',
  slice: 'todos',
  access: 'employee',
  summary: 'One note of the caller.',
  params: idParams,
  data: personalNote,
});
export const personalNoteStore = defineEndpoint({
  name: 'personalNoteStore',
  method: 'POST',
  path: '/api/note',
  slice: 'todos',
  access: 'employee',
  summary: 'Adds a note of the caller, before the others.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
export const personalNoteUpdate = defineEndpoint({
  name: 'personalNoteUpdate',
  method: 'PUT',
  path: '/api/note/:id',
  slice: 'todos',
  access: 'employee',
  summary: 'Changes a note of the caller.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: personalNote,
  limits: [{ max: 240, window: 60, by: 'user' }],
});
export const personalNoteDelete = defineEndpoint({
  name: 'personalNoteDelete',
  method: 'DELETE',
  path: '/api/note/:id',
  slice: 'todos',
  access: 'employee',
  summary: 'Deletes a note of the caller.',
  params: idParams,
});
