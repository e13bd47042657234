import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, unixOut } from '../field.schema.ts';
import { NOTIFICATION_EVENTS } from '../declared.ts';

/**
 * The target of a click: `url` with an address, or a type that a manifest maps to a page (`notificationLinks`) with the
 * id of the entity (spec 2.49, 3.5).
 */
export const notificationLink = z.object({
  type: z.string().regex(/^[a-z][a-z_]*$/),
  value: z.union([z.number(), z.string()]),
});
const notificationLinkInput = z.strictObject({
  type: z.string().max(40),
  value: z.union([z.number(), z.string().max(200)]),
});
/** One notification in the bell's panel (spec 3.5). */
export const notification = z.object({
  id: z.number(),
  event: z.enum(NOTIFICATION_EVENTS),
  content: z.string(),
  link: notificationLink.nullable(),
  date: unixOut,
  push: z.boolean(),
  read: z.boolean(),
  ticket_id: z.number().nullable(),
  /** Number of events that are grouped in this notification. */ count: z.number(),
});
/** The bell's notifications, newest first, and how many of all are unread. */
export const notificationList = z.object({ items: z.array(notification), unread: z.number() });
export const userNotifications = defineEndpoint({
  name: 'userNotifications',
  method: 'GET',
  path: '/api/userNotifications',
  slice: 'notifications',
  access: 'user',
  summary: 'Notifications of the last 7 days, newest first, and the number of unread ones.',
  query: z.strictObject({ after_id: id.optional() }),
  data: notificationList,
});
export const notificationRead = defineEndpoint({
  name: 'notificationRead',
  method: 'PUT',
  path: '/api/notificationRead',
  slice: 'notifications',
  access: 'user',
  summary: 'Sets one notification, those with one link, or all of them to read.',
  allowedWhenExpired: true,
  body: z.strictObject({ id: id.optional(), link: notificationLinkInput.optional(), all: booleanInput.optional() }),
  data: z.object({ unread: z.number() }),
});
