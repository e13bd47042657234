import type { DeliveryState } from '@hamyar/contracts';
import { isEmail, toEn } from '@hamyar/persian';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { audit, type Actor } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { findDeliveryState, insertDelivery, TEST_EVENT } from './delivery.repository.ts';
import { sendDelivery } from './delivery-sending.service.ts';
import { hasGateway } from './mail-gateway.service.ts';
import { messages } from './messages.ts';

/**
 * Sends one mail by the stored settings and waits for the answer of the server (spec 7.28). It stands in the delivery
 * log like every other mail. @throws ValidationFailed
 */
export async function sendTestMail(
  deps: Deps,
  actor: Actor,
  typed: string,
): Promise<{ state: DeliveryState; error: string | null }> {
  const email = toEn(typed).toLowerCase();
  if (!isEmail(email)) throw new ValidationFailed([fieldError('email', 'EMAIL')]);
  const settings = await settingsOf(deps).current();
  const ready = hasGateway(settings, 'email');
  const title = settings.systemInformation.system_title;
  const now = deps.clock.now();
  const id = await withTransaction(deps.db, async (trx) => {
    await audit(deps, trx, actor, { action: 'delivery.test', object_type: 'delivery', object_name: email });
    if (!ready) return null;
    return insertDelivery(trx, {
      ...{ medium: 'email', recipient: email, recipientUserId: null, event: TEST_EVENT, customer: false },
      ...{ subject: fillMessage(messages.testSubject, { title }), text: fillMessage(messages.testText, { title }) },
      ...{ html: null, sealedCode: null, at: now, expiresAt: new Date(now.getTime() + 600_000), dueImmediately: false },
    });
  });
  if (id === null) return { state: 'failed', error: messages.noMailGateway };
  await sendDelivery(deps, id);
  return findDeliveryState(deps.db, id);
}
