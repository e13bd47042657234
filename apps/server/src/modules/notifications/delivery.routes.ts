import { LIST_TOTAL_CAP } from '@hamyar/contracts';
import * as contract from '@hamyar/contracts/schemas';
import { maskMobile } from '@hamyar/persian';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { cappedPage, list, ok, updated } from '../../platform/http/outcome.ts';
import { settingsOf } from '../settings/public.ts';
import { listDeliveries, type DeliveryRecord } from './delivery.repository.ts';
import { isCodeVisible, hasGateway, revealCode, resendDelivery } from './delivery.service.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** The delivery log (decisions 2.17), for the full admin. */
export function registerDeliveryRoutes(host: ModuleHost, deps: Deps): void {
  host.route(contract.deliveryList, async ({ query }) => {
    const { rows, total } = await listDeliveries(deps.db, query, LIST_TOTAL_CAP);
    const now = deps.clock.now();
    return list(
      rows.map((row) => toDelivery(row, now)),
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
    const { demo } = await settingsOf(deps).current();
    return ok({ waiting_in_log: !hasGateway('sms'), demo });
  });
}

function toDelivery(row: DeliveryRecord, now: Date) {
  return {
    id: row.id,
    medium: row.medium,
    recipient: row.customer ? row.recipient : maskMobile(row.recipient),
    recipient_user_id: row.recipient_user_id,
    recipient_name: row.recipient_name,
    event: row.event,
    provider: row.provider,
    state:
      row.state === 'queued' && row.expires_at !== null && row.expires_at <= now ? ('expired' as const) : row.state,
    attempts: row.attempts,
    at: unixSeconds(row.created_at),
    error: row.error,
    expires_at: row.expires_at ? unixSeconds(row.expires_at) : null,
    text: row.text,
    code_visible: isCodeVisible(row, now),
    can_send_again: row.state === 'failed' || row.state === 'uncertain',
  };
}
