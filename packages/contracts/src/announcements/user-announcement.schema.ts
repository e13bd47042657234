import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, int4, pageQuery, unixOut } from '../field.schema.ts';
import { ANNOUNCEMENT_IMPORTANCES } from './announcement-lists.ts';

/** An announcement as the people read it whom it is for. */
export const userAnnouncement = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  importance: z.literal(ANNOUNCEMENT_IMPORTANCES),
  pinned: z.boolean(),
  /** They are asked to say that they have read it. */ require_ack: z.boolean(),
  start_at: unixOut,
  end_at: unixOut.nullable(),
  attachments: z.array(attachment),
  version_number: z.number(),
  /** Null: this version is new to the caller. */ seen_at: unixOut.nullable(),
  acked_at: unixOut.nullable(),
});

export const userAnnouncements = defineEndpoint({
  name: 'userAnnouncements',
  method: 'GET',
  path: '/api/userAnnouncements',
  slice: 'announcements',
  access: 'user',
  answer: 'list',
  summary: 'Announcements that are live for the caller: unseen ones first, then pinned ones, then the newest.',
  page: true,
  query: z.strictObject({ page: pageQuery.page, perPage: pageQuery.perPage }),
  data: userAnnouncement,
});
export const userAnnouncementGet = defineEndpoint({
  name: 'userAnnouncementGet',
  method: 'GET',
  path: '/api/userAnnouncements/:id',
  slice: 'announcements',
  access: 'user',
  summary: 'One announcement that is live for the caller.',
  params: idParams,
  data: userAnnouncement,
});
const seenVersion = z.strictObject({ /** The version that was shown. */ version_number: int4 });
export const userAnnouncementSeen = defineEndpoint({
  name: 'userAnnouncementSeen',
  method: 'PUT',
  path: '/api/userAnnouncements/:id/seen',
  slice: 'announcements',
  access: 'user',
  allowedWhenExpired: true,
  summary: 'The caller has opened an announcement.',
  params: idParams,
  body: seenVersion,
  data: userAnnouncement,
});
export const userAnnouncementAck = defineEndpoint({
  name: 'userAnnouncementAck',
  method: 'PUT',
  path: '/api/userAnnouncements/:id/ack',
  slice: 'announcements',
  access: 'user',
  allowedWhenExpired: true,
  summary: 'The caller says that they have read an announcement that asks for it.',
  params: idParams,
  body: seenVersion,
  data: userAnnouncement,
});
