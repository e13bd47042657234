import {
  NOTICE_CHANNELS,
  type NoticeChannel,
  type NotificationAudience,
  type NotificationChannel,
  type NotificationEvent,
} from '@hamyar/contracts';
import type { EventRecipient, NotificationDeclaration, NotificationDeclarations } from './notification-event.ts';

/** Setting of the matrix for one event, one audience and one channel (decisions 2.17 "notice"). */
export interface NotificationSetting {
  enabled: boolean;
  /** Null: the product's own text. The panel's body accepts `{subject}`, `{department}` and `{actor}`. */
  subject: string | null;
  body: string | null;
  /** Used by external channels, like the next two: a notification in the panel is shown immediately, at any hour. */
  sms_pattern: string | null;
  delay_minutes: number;
  only_working_time: boolean;
}

/** A stored change of the matrix. */
export interface NotificationMatrixRow extends NotificationSetting {
  event: string;
  audience: string;
  channel: string;
}

/** The current matrix with the declared events. */
export interface NotificationMatrix {
  (event: NotificationEvent, audience: NotificationAudience, channel: NotificationChannel): NotificationSetting;
  readonly events: NotificationDeclarations;
}

/** Applies the stored rows to the defaults. The panel and security events cannot be switched off by a row. */
export function buildNotificationMatrix(
  rows: readonly NotificationMatrixRow[],
  events: NotificationDeclarations,
): NotificationMatrix {
  const stored = new Map(rows.map((row) => [`${row.event} ${row.audience} ${row.channel}`, row]));
  const settingOf = (
    event: NotificationEvent,
    audience: NotificationAudience,
    channel: NotificationChannel,
  ): NotificationSetting => {
    const declared = events[event];
    const row = stored.get(`${event} ${audience} ${channel}`);
    const defaults = declared?.audiences[audience];
    const byDefault =
      channel === 'panel' ? defaults !== undefined : isSwitchable(channel) && defaults?.[channel] === true;
    const always = channel === 'panel' || isFixed(declared, channel);
    return {
      subject: row?.subject ?? null,
      body: row?.body ?? null,
      sms_pattern: row?.sms_pattern ?? null,
      delay_minutes: row?.delay_minutes ?? 0,
      only_working_time: row?.only_working_time ?? false,
      enabled: always ? byDefault : (row?.enabled ?? byDefault),
    };
  };
  return Object.assign(settingOf, { events });
}

const isSwitchable = (channel: NotificationChannel): channel is NoticeChannel =>
  (NOTICE_CHANNELS as readonly string[]).includes(channel);

/** Neither the admin nor the person can switch it: an event about the own account, by a channel that it has. */
const isFixed = (declared: NotificationDeclaration | undefined, channel: NotificationChannel): boolean =>
  declared?.security === true && isSwitchable(channel);

/** Whether the matrix cannot switch this channel of the event. */
export const isFixedChannel = (
  { events }: NotificationMatrix,
  event: NotificationEvent,
  channel: NoticeChannel,
): boolean => isFixed(events[event], channel);

/** A person's choice for browser notifications and mails: none, or not for some events. */
export interface NotificationPreferences {
  browser: boolean;
  muted: readonly string[];
  email: boolean;
  muted_email: readonly string[];
}

/**
 * Whether the browser shows a notification to a person of any of these audiences: by the admin's matrix first, then by
 * the person's own choice.
 */
export function shouldPushToBrowser(
  matrix: NotificationMatrix,
  event: NotificationEvent,
  audiences: Iterable<NotificationAudience>,
  prefs: Pick<NotificationPreferences, 'browser' | 'muted'>,
): boolean {
  if (!prefs.browser || (prefs.muted.includes(event) && matrix.events[event]?.security !== true)) return false;
  return [...audiences].some((audience) => matrix(event, audience, 'browser').enabled);
}

/**
 * By which setting a person of these audiences is sent a mail; null for none. A mail about the own account is sent
 * whatever the person has chosen.
 */
export function mailSetting(
  matrix: NotificationMatrix,
  event: NotificationEvent,
  audiences: Iterable<NotificationAudience>,
  prefs: Pick<NotificationPreferences, 'email' | 'muted_email'>,
): NotificationSetting | null {
  const wanted = prefs.email && !prefs.muted_email.includes(event);
  if (!wanted && matrix.events[event]?.security !== true) return null;
  return [...audiences].map((audience) => matrix(event, audience, 'email')).find(({ enabled }) => enabled) ?? null;
}

/** Default audiences in which events can reach a person. */
const reachableAs = (who: EventRecipient): readonly NotificationAudience[] =>
  who.employee
    ? ['owner', 'assignee', 'members', 'department_admins', 'branch_admins', 'full_admins', 'followers', 'shared']
    : who.supervisor
      ? ['customer', 'supervisor']
      : ['customer'];

/**
 * The events that a person may switch on and off for a channel: those that can reach them and that the admin allows.
 */
export function selectableEvents(
  matrix: NotificationMatrix,
  who: EventRecipient,
  channel: NoticeChannel = 'browser',
): NotificationEvent[] {
  return (Object.entries(matrix.events) as [NotificationEvent, NotificationDeclaration][])
    .filter(([event, declared]) => {
      if (declared.security) return false;
      const audiences = (declared.reachableAs ?? reachableAs)(who);
      return audiences.some((audience) => matrix(event, audience, channel).enabled);
    })
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([event]) => event);
}
