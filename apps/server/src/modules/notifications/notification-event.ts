import { NOTIFICATION_EVENTS, type NotificationAudience, type NotificationEvent } from '@hamyar/contracts';
import type { ServerModule } from '../../platform/deps.ts';

/** The parts of a person that decide which events can reach them. */
export interface EventRecipient {
  employee: boolean;
  full_admin: boolean;
  supervisor: boolean;
}

/** One event, as the module that raises it declares it (decisions 2.17). */
export interface NotificationDeclaration {
  /** Its name where people choose among the events. */
  title: string;
  /** The audiences it has in a fresh system, and whether the browser shows it to each. The bell always shows it. */
  audiences: Partial<Record<NotificationAudience, { browser: boolean }>>;
  /** Its position in the list of events that a person switches on and off; default 0. Equal ones keep their order. */
  order?: number;
  /** About a person's own account: neither the admin nor the person can switch it off. */
  security?: boolean;
  /** The audiences in which it can reach a person, where they do not follow from the person's role. */
  reachableAs?(who: EventRecipient): readonly NotificationAudience[];
}

/** Events by the name they have on the wire. */
export type NotificationDeclarations = Readonly<Partial<Record<NotificationEvent, NotificationDeclaration>>>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The events that it raises. */
    readonly notifications?: NotificationDeclarations;
  }
}

/** The events of all modules. @throws when an event of the contracts is declared by no module or by two */
export function declaredEvents(modules: readonly ServerModule[]): NotificationDeclarations {
  const events: Partial<Record<NotificationEvent, NotificationDeclaration>> = {};
  for (const { name, notifications = {} } of modules)
    for (const [event, declared] of Object.entries(notifications) as [NotificationEvent, NotificationDeclaration][]) {
      if (events[event]) throw new Error(`module ${name} declares the event ${event} a second time`);
      events[event] = declared;
    }
  const missing = NOTIFICATION_EVENTS.filter((event) => !events[event]);
  if (missing.length > 0) throw new Error(`no module declares whom the events ${missing.join(', ')} reach`);
  return events;
}
