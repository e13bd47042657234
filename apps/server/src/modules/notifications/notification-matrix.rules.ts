import { NOTICE_EVENTS, type NoticeAudience, type NoticeChannel, type NoticeEvent } from '@hamyar/contracts';

/** Setting of the matrix for one event, one audience and one channel (decisions 2.17 "notice"). */
export interface NotificationSetting {
  enabled: boolean;
  /** Null: the product's own text. The panel's body accepts `{subject}`, `{department}` and `{actor}`. */
  subject: string | null;
  body: string | null;
  /** Used by external channels, like the next two: a notice in the panel is shown immediately, at any hour. */
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

/** The matrix with the stored changes applied. */
export type NotificationMatrix = (
  event: NoticeEvent,
  audience: NoticeAudience,
  channel: NoticeChannel,
) => NotificationSetting;

/** Events about a person's own account: neither the admin nor the person can switch them off (decisions 2.17). */
export const SECURITY_EVENTS: ReadonlySet<NoticeEvent> = new Set<NoticeEvent>([
  'new_device',
  'password_changed',
  'role_changed',
]);

/** Default audiences of each event, and whether their browsers show it; the panel always does. */
export const DEFAULT_AUDIENCES: Readonly<Record<NoticeEvent, Partial<Record<NoticeAudience, { browser: boolean }>>>> = {
  created: { customer: { browser: true }, owner: { browser: true }, supervisor: { browser: false } },
  new_in_department: { assignee: { browser: true }, members: { browser: true }, department_admins: { browser: true } },
  assigned: { assignee: { browser: true } },
  unassigned: { assignee: { browser: true }, department_admins: { browser: true } },
  staff_replied: {
    customer: { browser: true },
    owner: { browser: true },
    followers: { browser: true },
    shared: { browser: true },
  },
  customer_replied: {
    assignee: { browser: true },
    members: { browser: true },
    department_admins: { browser: true },
    followers: { browser: true },
    shared: { browser: true },
  },
  note: { assignee: { browser: true }, followers: { browser: true }, shared: { browser: true } },
  transferred: {
    assignee: { browser: true },
    members: { browser: true },
    department_admins: { browser: true },
    followers: { browser: false },
  },
  importance_changed: { assignee: { browser: true }, followers: { browser: false } },
  reopened: {
    assignee: { browser: true },
    members: { browser: true },
    department_admins: { browser: true },
    followers: { browser: false },
  },
  closed: {
    customer: { browser: true },
    owner: { browser: true },
    supervisor: { browser: false },
    followers: { browser: false },
  },
  low_rating: { department_admins: { browser: true } },
  license_expiring: { full_admins: { browser: true } },
  account_expiring: { owner: { browser: true } },
  new_device: { owner: { browser: true } },
  password_changed: { owner: { browser: true } },
  role_changed: { owner: { browser: true } },
};

/** Applies the stored rows to the defaults. The panel and security events stay on whatever a row contains. */
export function buildNotificationMatrix(rows: readonly NotificationMatrixRow[]): NotificationMatrix {
  const stored = new Map(rows.map((row) => [`${row.event} ${row.audience} ${row.channel}`, row]));
  return (event, audience, channel) => {
    const row = stored.get(`${event} ${audience} ${channel}`);
    const defaults = DEFAULT_AUDIENCES[event][audience];
    const byDefault =
      channel === 'panel' ? defaults !== undefined : channel === 'browser' && defaults?.browser === true;
    const always = channel === 'panel' || (channel === 'browser' && SECURITY_EVENTS.has(event));
    return {
      subject: row?.subject ?? null,
      body: row?.body ?? null,
      sms_pattern: row?.sms_pattern ?? null,
      delay_minutes: row?.delay_minutes ?? 0,
      only_working_time: row?.only_working_time ?? false,
      enabled: always ? byDefault : (row?.enabled ?? byDefault),
    };
  };
}

/** A person's choice for browser notices: none, or not for some events. */
export interface NotificationPreferences {
  browser: boolean;
  muted: readonly string[];
}

/**
 * Whether the browser shows a notice to a person who belongs to any of these audiences: the admin's matrix first, then
 * the person's own choice.
 */
export function shouldPushToBrowser(
  matrix: NotificationMatrix,
  event: NoticeEvent,
  audiences: Iterable<NoticeAudience>,
  prefs: NotificationPreferences,
): boolean {
  if (!prefs.browser || (prefs.muted.includes(event) && !SECURITY_EVENTS.has(event))) return false;
  return [...audiences].some((audience) => matrix(event, audience, 'browser').enabled);
}

/** The audiences of an event to which a person can belong. */
function possibleAudiences(
  event: NoticeEvent,
  who: { employee: boolean; full_admin: boolean; supervisor: boolean },
): readonly NoticeAudience[] {
  // an employee's own expiry ends the session without a notice before
  if (event === 'account_expiring') return who.employee ? [] : ['owner'];
  if (event === 'license_expiring') return who.full_admin ? ['full_admins'] : [];
  if (!who.employee) return who.supervisor ? ['customer', 'supervisor'] : ['customer'];
  return ['owner', 'assignee', 'members', 'department_admins', 'branch_admins', 'full_admins', 'followers', 'shared'];
}

/**
 * The events that a person may switch on and off for their browser: those that can reach them and that the admin
 * allows.
 */
export function selectableEvents(
  matrix: NotificationMatrix,
  who: { employee: boolean; full_admin: boolean; supervisor: boolean },
): NoticeEvent[] {
  return NOTICE_EVENTS.filter(
    (event) =>
      !SECURITY_EVENTS.has(event) &&
      possibleAudiences(event, who).some((audience) => matrix(event, audience, 'browser').enabled),
  );
}
