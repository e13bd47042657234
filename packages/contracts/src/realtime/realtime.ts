import type { Notification } from '../notifications/calls.ts';

/** The socket's channels and frames (design/api.md "Socket"), plain so that both sides share one text. */

/** Builders of channel names; the id is the entity's. */
export const channels = {
  user: (id: number) => `private-user.${id}` as const,
  /** Public changes only; a customer may subscribe. */
  ticket: (id: number) => `ticket.${id}` as const,
  ticketStaff: (id: number) => `ticket-staff.${id}` as const,
  presence: (id: number) => `presence-ticket.${id}` as const,
  department: (id: number) => `department.${id}` as const,
  organization: (id: number) => `organization.${id}` as const,
  branch: (id: number) => `branch.${id}` as const,
  system: () => 'system' as const,
};
export const CHANNEL_KINDS = [
  'private-user',
  'ticket',
  'ticket-staff',
  'presence-ticket',
  'department',
  'organization',
  'branch',
  'system',
] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Splits `ticket.7` into its kind and id; null for anything that is not a channel. `system` has id 0. */
export function parseChannel(name: string): { kind: ChannelKind; id: number } | null {
  if (name === 'system') return { kind: 'system', id: 0 };
  const match = /^([a-z-]+)\.([1-9]\d{0,14})$/.exec(name);
  const kind = match?.[1] as ChannelKind | undefined;
  return match && kind && kind !== 'system' && CHANNEL_KINDS.includes(kind) ? { kind, id: Number(match[2]) } : null;
}

/** Content of events: ids and versions, never bodies; notices are the exception (spec 3.5, 7.39). */
export interface SocketEvents {
  'ticket.created': { id: number; department_id: number };
  /** `version` is absent on channels of customers. */
  'ticket.changed': { id: number; version?: number };
  'ticket.content': { id: number; seq: number };
  'ticket.removed': { id: number };
  /** Counters of the caller's views may have moved. */
  'ticket.counters': Record<string, never>;
  notice: Notification;
  'notice.read': { unread: number };
  /** The session's rights, profile or licence changed: read them again. */
  'session.changed': { reason: 'profile' | 'rights' | 'revoked' };
  'settings.changed': { group: string };
  'license.changed': Record<string, never>;
  'registry.changed': Record<string, never>;
}
export type SocketEventName = keyof SocketEvents;

export const PRESENCE_STATES = ['viewing', 'replying', 'noting', 'left'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];
export interface PresenceMember {
  user_id: number;
  name: string;
  profile_picture_name: string | null;
  state: PresenceState;
}

export type ServerFrame =
  | { type: 'hello'; socket_id: string; server_time: number; resume: boolean }
  | { type: 'subscribed'; channel: string; cursor: string | null; members?: PresenceMember[] }
  | { type: 'refused'; channel: string; code: 'FORBIDDEN' | 'TOKEN' | 'CURSOR_TOO_OLD' | 'UNKNOWN' }
  | { type: 'unsubscribed'; channel: string; code: 'RIGHT_LOST' | 'ASKED' }
  | {
      [N in SocketEventName]: { type: 'event'; channel: string; name: N; data: SocketEvents[N]; cursor: string };
    }[SocketEventName]
  | { type: 'presence'; channel: string; member: PresenceMember }
  | { type: 'ping' };
export type ClientFrame =
  | { type: 'subscribe'; channel: string; auth: string; cursor?: string }
  | { type: 'unsubscribe'; channel: string }
  | { type: 'presence'; channel: string; state: PresenceState }
  | { type: 'pong' };

/** seconds between pings; two missed close the socket */
export const SOCKET_PING_SECONDS = 25;
/** Close code of a socket whose session has ended; the tab does not reconnect (design/api.md "Socket"). */
export const SOCKET_SESSION_ENDED = 4401;
/** bytes */
export const SOCKET_FRAME_MAX = 16_384;
/** seconds that a channel token is valid */
export const CHANNEL_TOKEN_SECONDS = 60;
/** seconds of presence without a heartbeat (decisions 2.4) */
export const PRESENCE_SECONDS = 40;
export const PRESENCE_HEARTBEAT_SECONDS = 15;
/** hours an event can be resumed */
export const SOCKET_EVENT_HOURS = 24;
