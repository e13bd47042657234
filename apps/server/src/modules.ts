import { attachmentsModule } from './modules/attachments/attachments.module.ts';
import { customersModule } from './modules/customers/customers.module.ts';
import { draftsModule } from './modules/drafts/drafts.module.ts';
import { geographyModule } from './modules/geography/geography.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import { licenceModule } from './modules/licence/licence.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { organizationsModule } from './modules/organizations/organizations.module.ts';
import { realtimeModule } from './modules/realtime/realtime.module.ts';
import { systemModule } from './modules/system/system.module.ts';
import { ticketsModule } from './modules/tickets/tickets.module.ts';
import type { Deps } from './platform/deps.ts';
import type { ServerModule } from './platform/http/module-host.ts';

/** Every module of the server, in the order they are registered. A new module adds one line here. */
export const moduleFactories: readonly ((deps: Deps) => ServerModule)[] = [
  identityModule,
  licenceModule,
  notificationsModule,
  systemModule,
  ticketsModule,
  attachmentsModule,
  realtimeModule,
  draftsModule,
  customersModule,
  organizationsModule,
  geographyModule,
];
