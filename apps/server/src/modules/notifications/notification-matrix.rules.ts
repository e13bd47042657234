import type { NotificationAudience, NotificationChannel, NotificationEvent } from '@hamyar/contracts';
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

/** Applies the stored rows to the defaults. The panel and security events stay on whatever a row contains. */
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
      channel === 'panel' ? defaults !== undefined : channel === 'browser' && defaults?.browser === true;
    const always = channel === 'panel' || (channel === 'browser' && declared?.security === true);
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

/** A person's choice for browser notifications: none, or not for some events. */
export interface NotificationPreferences {
  browser: boolean;
  muted: readonly string[];
}

/**
 * Whether the browser shows a notification to a person of any of these audiences: by the admin's matrix first, then by
 * the person's own choice.
 */
export function shouldPushToBrowser(
  matrix: NotificationMatrix,
  event: NotificationEvent,
  audiences: Iterable<NotificationAudience>,
  prefs: NotificationPreferences,
): boolean {
  if (!prefs.browser || (prefs.muted.includes(event) && matrix.events[event]?.security !== true)) return false;
  return [...audiences].some((audience) => matrix(event, audience, 'browser').enabled);
}

/** Default audiences in which events can reach a person. */
const reachableAs = (who: EventRecipient): readonly NotificationAudience[] =>
  who.employee
    ? ['owner', 'assignee', 'members', 'department_admins', 'branch_admins', 'full_admins', 'followers', 'shared']
    : who.supervisor
      ? ['customer', 'supervisor']
      : ['customer'];

/**
 * The events that a person may switch on and off for their browser: those that can reach them and that the admin
 * allows.
 */
export function selectableEvents(matrix: NotificationMatrix, who: EventRecipient): NotificationEvent[] {
  return (Object.entries(matrix.events) as [NotificationEvent, NotificationDeclaration][])
    .filter(([event, declared]) => {
      if (declared.security) return false;
      const audiences = (declared.reachableAs ?? reachableAs)(who);
      return audiences.some((audience) => matrix(event, audience, 'browser').enabled);
    })
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([event]) => event);
}
