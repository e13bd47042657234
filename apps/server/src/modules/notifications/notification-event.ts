import type { NoticeAudience, NoticeEvent } from '@hamyar/contracts';
import type { ServerModule } from '../../platform/deps.ts';

/** What a person is, as far as it decides which events can reach them. */
export interface EventRecipient {
  employee: boolean;
  full_admin: boolean;
  supervisor: boolean;
}

/** One event, as the module that raises it declares it (decisions 2.17). */
export interface NotificationEvent {
  /** Its name where people choose among the events. */
  title: string;
  /** Whom it reaches in a fresh system, and whether the browser tells them as well; the bell always does. */
  audiences: Partial<Record<NoticeAudience, { browser: boolean }>>;
  /** About a person's own account: neither the admin nor the person can switch it off. */
  security?: boolean;
  /** As what it can reach a person at all, where that does not follow from who they are. */
  reachableAs?(who: EventRecipient): readonly NoticeAudience[];
}

/** Events by the name they have on the wire. */
export type NotificationEvents = Readonly<Partial<Record<NoticeEvent, NotificationEvent>>>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The events that it raises. */
    readonly notifications?: NotificationEvents;
  }
}

/** The events of all modules. @throws when two modules declare the same */
export function declaredEvents(modules: readonly ServerModule[]): NotificationEvents {
  const events: Partial<Record<NoticeEvent, NotificationEvent>> = {};
  for (const { name, notifications = {} } of modules)
    for (const [event, declared] of Object.entries(notifications) as [NoticeEvent, NotificationEvent][]) {
      if (events[event]) throw new Error(`module ${name} declares the event ${event} a second time`);
      events[event] = declared;
    }
  return events;
}
