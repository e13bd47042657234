import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
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
  ownedFiles,
  pageQuery,
  person,
  plainText,
  richText,
  unix,
  unixOut,
} from '../field.schema.ts';
import { printedAs } from '../printed-type.ts';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CHANNELS,
  ANNOUNCEMENT_IMPORTANCES,
  ANNOUNCEMENT_MAX as MAX,
  ANNOUNCEMENT_STATES,
  type AnnouncementImportance,
} from './announcement-lists.ts';

const audience = z.enum(ANNOUNCEMENT_AUDIENCES);
const channel = z.enum(ANNOUNCEMENT_CHANNELS);
const importanceOut = z.literal(ANNOUNCEMENT_IMPORTANCES);

/** An announcement in the list of those who write them (decisions 2.13). */
export const announcementRow = z.object({
  id: z.number(),
  version: z.number(),
  audience,
  title: z.string(),
  importance: importanceOut,
  state: z.enum(ANNOUNCEMENT_STATES),
  pinned: z.boolean(),
  require_ack: z.boolean(),
  start_at: unixOut.nullable(),
  end_at: unixOut.nullable(),
  /** The branches whose people get it; -1: of all. */ branch_ids: z.array(z.number()),
  branches: z.array(idAndName),
  /** People who get it and people who have seen and acknowledged its last version. */
  stats: z.object({ sent: z.number(), seen: z.number(), acked: z.number() }),
  creator: person.nullable(),
  created_at: unixOut,
  updated_at: unixOut,
});
/** What people have read, or read now, of an announcement. */
export const announcementVersion = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string(),
  importance: importanceOut,
  editor: person.nullable(),
  created_at: unixOut,
  /** With it everybody had to see it again. */ reset: z.boolean(),
});
/** An announcement with everything that its page shows. */
export const announcement = announcementRow.extend({
  body: z.string(),
  departments: z.array(idAndName),
  organizations: z.array(idAndName),
  customer_levels: z.array(idAndName),
  roles: z.array(idAndName),
  channels: z.array(channel),
  attachments: z.array(attachment),
  /** Number of the last version; 0 before the first start. */ version_number: z.number(),
});

/** 1 to 4, also as a query writes it. */
const importance = printedAs(
  z.coerce
    .number()
    .int()
    .refine((n): n is AnnouncementImportance => (ANNOUNCEMENT_IMPORTANCES as readonly number[]).includes(n), {
      params: { code: 'choice' },
    }),
  ANNOUNCEMENT_IMPORTANCES.join(' | '),
);
const target = listOf(id, MAX.targets);
const audienceFields = {
  /** -1 for all of them, which is for full admins; a branch admin names the own one alone. */
  branch_ids: listOf(branchId, MAX.targets),
  /** Of employees. */ department_ids: target,
  /** Of employees. */ role_ids: target,
  /** Of customers. */ organization_ids: target,
  /** Of customers. */ customer_level_ids: target,
};
const fields = {
  title: plainText(MAX.title, 1),
  body: richText(),
  importance,
  ...z.object(audienceFields).partial().shape,
  /** Now, where it is left out; an announcement that is scheduled goes live then. */
  start_at: unix.nullable().optional(),
  end_at: unix.nullable().optional(),
  pinned: booleanInput.optional(),
  require_ack: booleanInput.optional(),
  channels: listOf(channel, ANNOUNCEMENT_CHANNELS.length).optional(),
  attachments: ownedFiles('announcement').optional(),
};

export const announcementList = defineEndpoint({
  name: 'announcementList',
  method: 'GET',
  path: '/api/announcement',
  slice: 'announcements',
  access: 'employee',
  answer: 'list',
  summary: 'Announcements of every state, for full admins; branch admins get those of their branch.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    audience: audience.optional(),
    /** Words of the title. */ s: keyword().optional(),
    state: z.enum(ANNOUNCEMENT_STATES).optional(),
    importance: z.coerce.number().int().min(1).max(4).optional(),
  }),
  data: announcementRow,
});
export const announcementGet = defineEndpoint({
  name: 'announcementGet',
  method: 'GET',
  path: '/api/announcement/:id',
  slice: 'announcements',
  access: 'employee',
  summary: 'One announcement with its audience, files and numbers.',
  params: idParams,
  data: announcement,
  page: true,
});
export const announcementStore = defineEndpoint({
  name: 'announcementStore',
  method: 'POST',
  path: '/api/announcement',
  slice: 'announcements',
  access: 'employee',
  summary: 'Creates an announcement as a draft, or publishes it: now, or when it is to start.',
  body: z.strictObject({ audience, publish: booleanInput.optional(), ...fields }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const announcementUpdate = defineEndpoint({
  name: 'announcementUpdate',
  method: 'PUT',
  path: '/api/announcement/:id',
  slice: 'announcements',
  access: 'employee',
  summary:
    'Changes an announcement. One that was scheduled is a draft again without `publish`; a change of one that is live begins a version.',
  params: idParams,
  body: z.strictObject({
    version: int4.optional(),
    publish: booleanInput.optional(),
    /** After its start: everybody has to see and acknowledge it again; true where it is left out. */
    reset: booleanInput.optional(),
    ...z.object(fields).partial().shape,
  }),
  data: announcement,
  audited: true,
});
export const announcementEnd = defineEndpoint({
  name: 'announcementEnd',
  method: 'PUT',
  path: '/api/announcement/:id/end',
  slice: 'announcements',
  access: 'employee',
  summary: 'Ends an announcement that is live: nobody sees it any more.',
  params: idParams,
  body: z.strictObject({ version: int4.optional() }),
  data: announcement,
  audited: true,
});
export const announcementDelete = defineEndpoint({
  name: 'announcementDelete',
  method: 'DELETE',
  path: '/api/announcement/:id',
  slice: 'announcements',
  access: 'employee',
  summary: 'Deletes an announcement for everybody.',
  params: idParams,
});
export const announcementVersions = defineEndpoint({
  name: 'announcementVersions',
  method: 'GET',
  path: '/api/announcement/:id/version',
  slice: 'announcements',
  access: 'employee',
  summary: 'What people have read of an announcement, the last version first.',
  params: idParams,
  data: z.array(announcementVersion),
});
export const announcementReach = defineEndpoint({
  name: 'announcementReach',
  method: 'GET',
  path: '/api/announcement/reach',
  slice: 'announcements',
  access: 'employee',
  summary: 'How many people an audience has now, and the channels that can reach them.',
  query: z.strictObject({ audience, ...z.object(audienceFields).partial().shape }),
  data: z.object({
    people: z.number(),
    /** Organisations of these customers. */ organizations: z.number(),
    channels: z.array(channel),
  }),
  limits: [{ max: 240, window: 60, by: 'user' }],
});
/** Somebody who got an announcement, and what they did with it. */
export const announcementReceipt = z.object({
  person,
  /** Null: not yet. */ seen_at: unixOut.nullable(),
  acked_at: unixOut.nullable(),
});
export const announcementReceipts = defineEndpoint({
  name: 'announcementReceipts',
  method: 'GET',
  path: '/api/announcement/:id/receipt',
  slice: 'announcements',
  access: 'employee',
  answer: 'list',
  summary: 'The people of an announcement with when they have seen and acknowledged its last version.',
  params: idParams,
  query: z.strictObject({ ...pageQuery, state: z.enum(['unseen', 'seen', 'acked']).optional() }),
  data: announcementReceipt,
});
