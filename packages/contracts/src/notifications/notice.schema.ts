import { z } from 'zod';
import { NOTIFICATION_EVENTS } from '../declared.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, plainTextOrNull } from '../field.schema.ts';
import { NOTICE_BODY_MAX, NOTICE_CHANNELS, NOTICE_DELAY_MAX, NOTICE_SUBJECT_MAX } from './notice-lists.ts';
import { NOTIFICATION_AUDIENCES } from './notification-lists.ts';

/** How one event reaches one audience by one channel (decisions 2.17 "notice"). */
export const noticeSetting = z.object({
  channel: z.enum(NOTICE_CHANNELS),
  enabled: z.boolean(),
  /** Nobody can switch it: an event about the person's own account. */ fixed: z.boolean(),
  /** Null: the product's own. */ subject: z.string().nullable(),
  body: z.string().nullable(),
  delay_minutes: z.number(),
  only_working_time: z.boolean(),
});
/** One event for one audience. */
export const notice = z.object({
  event: z.enum(NOTIFICATION_EVENTS),
  title: z.string(),
  audience: z.enum(NOTIFICATION_AUDIENCES),
  channels: z.array(noticeSetting),
});
export const noticeList = defineEndpoint({
  name: 'noticeList',
  method: 'GET',
  path: '/api/notice',
  slice: 'notifications',
  access: 'full_admin',
  page: true,
  summary: 'The notification matrix: every event for each of its audiences.',
  data: z.object({ notices: z.array(notice), /** Mail leaves the system. */ email_ready: z.boolean() }),
});
export const noticeStore = defineEndpoint({
  name: 'noticeStore',
  method: 'PUT',
  path: '/api/notice',
  slice: 'notifications',
  access: 'full_admin',
  summary: 'Changes how one event reaches one audience by one channel.',
  body: z.strictObject({
    event: z.enum(NOTIFICATION_EVENTS),
    audience: z.enum(NOTIFICATION_AUDIENCES),
    channel: z.enum(NOTICE_CHANNELS),
    enabled: booleanInput.optional(),
    subject: plainTextOrNull(NOTICE_SUBJECT_MAX).optional(),
    body: plainTextOrNull(NOTICE_BODY_MAX).optional(),
    delay_minutes: z.coerce.number().int().min(0).max(NOTICE_DELAY_MAX).optional(),
    only_working_time: booleanInput.optional(),
  }),
  data: notice,
  audited: true,
});
