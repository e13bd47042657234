import { LIST_TOTAL_CAP, type NotificationEvent } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import { maskMobile } from '@hamyar/persian';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { cappedPage, list, ok, updated } from '../../platform/http/outcome.ts';
import { settingsOf, type SettingsReading } from '../settings/public.ts';
import { listDeliveries, type DeliveryRecord } from './delivery.repository.ts';
import { isCodeVisible, revealCode, resendDelivery } from './delivery.service.ts';
import { hasGateway } from './mail-gateway.service.ts';
import { declaredEvents, type NotificationDeclarations } from './notification-event.ts';
import { sendTestMail } from './test-mail.service.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** The delivery log (decisions 2.17), for the full admin. */
export function registerDeliveryRoutes(host: ModuleHost, deps: Deps): void {
  const events = declaredEvents(deps.modules);
  host.route(contract.deliveryList, async ({ query }) => {
    const { rows, total } = await listDeliveries(deps.db, query, LIST_TOTAL_CAP);
    const at = { now: deps.clock.now(), settings: await settingsOf(deps).current() };
    return list(
      rows.map((row) => toDelivery(row, at, events)),
      cappedPage(query, total),
    );
  });
  host.route(contract.deliveryCode, async ({ params, caller, ip, setLogObject: about }) => {
    about('delivery', params.id);
    return ok({ code: await revealCode(deps, { caller, ip }, params.id) });
  });
  host.route(contract.deliverySend, async ({ params, caller, ip, setLogObject: about }) => {
    about('delivery', params.id);
    await resendDelivery(deps, { caller, ip }, params.id);
    return updated();
  });
  host.route(contract.deliveryHint, async () => {
    const settings = await settingsOf(deps).current();
    const medium = settings.userAccountSettings.username_type === 'email' ? 'email' : 'sms';
    return ok({ waiting_in_log: !hasGateway(settings, medium), demo: settings.demo });
  });
  host.route(contract.testEmail, async ({ body, caller, ip }) =>
    ok(await sendTestMail(deps, { caller, ip }, body.email)),
  );
}

function toDelivery(
  row: DeliveryRecord,
  at: { now: Date; settings: SettingsReading },
  events: NotificationDeclarations,
) {
  const expired = row.expires_at !== null && row.expires_at <= at.now;
  return {
    id: row.id,
    medium: row.medium,
    recipient: row.customer ? row.recipient : maskMobile(row.recipient),
    recipient_user_id: row.recipient_user_id,
    recipient_name: row.recipient_name,
    event: row.event,
    event_title: (row.event in events && events[row.event as NotificationEvent]?.title) || null,
    subject: row.subject,
    provider: row.provider,
    state: row.state === 'queued' && expired ? ('expired' as const) : row.state,
    attempts: row.attempts,
    at: unixSeconds(row.created_at),
    error: row.error,
    expires_at: row.expires_at ? unixSeconds(row.expires_at) : null,
    text: row.text,
    code_visible: isCodeVisible(row, at),
    can_send_again: !expired && (row.state === 'failed' || row.state === 'uncertain'),
  };
}
