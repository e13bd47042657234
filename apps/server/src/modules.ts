import { announcementsModule } from './modules/announcements/announcements.module.ts';
import { attachmentsModule } from './modules/attachments/attachments.module.ts';
import { batchesModule } from './modules/batches/batches.module.ts';
import { catalogModule } from './modules/catalog/catalog.module.ts';
import { customerEventsModule } from './modules/customer-events/customer-events.module.ts';
import { customersModule } from './modules/customers/customers.module.ts';
import { departmentsModule } from './modules/departments/departments.module.ts';
import { draftsModule } from './modules/drafts/drafts.module.ts';
import { filesModule } from './modules/files/files.module.ts';
import { formsModule } from './modules/forms/forms.module.ts';
import { geographyModule } from './modules/geography/geography.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import { importsModule } from './modules/imports/imports.module.ts';
import { knowledgeBaseModule } from './modules/knowledge-base/knowledge-base.module.ts';
import { licenseModule } from './modules/license/license.module.ts';
import { logsModule } from './modules/logs/logs.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { organizationsModule } from './modules/organizations/organizations.module.ts';
import { realtimeModule } from './modules/realtime/realtime.module.ts';
import { registryModule } from './modules/registry/registry.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { settingsModule } from './modules/settings/settings.module.ts';
import { slaModule } from './modules/sla/sla.module.ts';
import { staffModule } from './modules/staff/staff.module.ts';
import { systemModule } from './modules/system/system.module.ts';
import { ticketsModule } from './modules/tickets/tickets.module.ts';
import { todosModule } from './modules/todos/todos.module.ts';
import { calendarModule } from './modules/calendar/calendar.module.ts';
import type { ServerModule } from './platform/deps.ts';

/**
 * All modules of the server, the lowest first; the only list of them. A module may import the `public.ts` only of
 * modules that are above it in this list; `npm run deps` checks this, and the exceptions are in server-module-order.ts
 * (docs/adr/0031). Modules are registered, and their declarations are read, in this order. A new module goes to the
 * end.
 */
export const serverModules: readonly ServerModule[] = [
  geographyModule,
  logsModule,
  settingsModule,
  attachmentsModule,
  notificationsModule,
  licenseModule,
  departmentsModule,
  identityModule,
  realtimeModule,
  batchesModule,
  organizationsModule,
  customersModule,
  catalogModule,
  formsModule,
  calendarModule,
  slaModule,
  draftsModule,
  ticketsModule,
  systemModule,
  registryModule,
  filesModule,
  knowledgeBaseModule,
  reportsModule,
  todosModule,
  staffModule,
  customerEventsModule,
  announcementsModule,
  importsModule,
];
