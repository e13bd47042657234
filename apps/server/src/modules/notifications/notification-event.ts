import {
  NOTIFICATION_EVENTS,
  type NotificationAudience,
  type NotificationEvent,
  type SliceNotifications,
} from '@hamyar/contracts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { ServerModule } from '../../platform/deps.ts';

/** The properties of a person that decide which events can reach them. */
export interface EventRecipient {
  employee: boolean;
  full_admin: boolean;
  supervisor: boolean;
}

/** Declaration of one event by the module that raises it (decisions 2.17). */
export interface NotificationDeclaration {
  /** Its title in the settings and the profile. */
  title: string;
  /**
   * The audiences that it reaches in a fresh system, and whether the browser shows it and a mail is sent too; the panel
   * always does.
   */
  audiences: Partial<Record<NotificationAudience, { browser: boolean; email?: boolean }>>;
  /** Sort order where people choose among the events, 0 by default; then by module and declaration. */
  order?: number;
  /** About a person's own account: neither the admin nor the person can switch it off. */
  security?: boolean;
  /** The audiences in which it can reach a person, if different from the default. */
  reachableAs?(who: EventRecipient): readonly NotificationAudience[];
}

/** Declarations by the event's name in the API. */
export type NotificationDeclarations = Readonly<Partial<Record<NotificationEvent, NotificationDeclaration>>>;

/** The declarations of one module: every event that its slice of the contracts names, and no other. */
export type NotificationsOf<Slice extends keyof SliceNotifications> = Readonly<
  Record<SliceNotifications[Slice], NotificationDeclaration>
>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The events that the module raises. */
    readonly notifications?: NotificationDeclarations;
  }
}

/** The events of all modules. @throws when an event of the contracts is declared by no module or by two */
export function declaredEvents(modules: readonly ServerModule[]): NotificationDeclarations {
  const events = declaredOnce(
    modules,
    'event',
    ({ notifications = {} }) => Object.entries(notifications) as [NotificationEvent, NotificationDeclaration][],
  );
  const missing = NOTIFICATION_EVENTS.filter((event) => !events.has(event));
  if (missing.length > 0) throw new Error(`no module declares whom the events ${missing.join(', ')} reach`);
  return Object.fromEntries(events);
}
