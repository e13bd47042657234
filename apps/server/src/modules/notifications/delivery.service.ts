import type { DeliveryEvent, DeliveryMedium } from '@hamyar/contracts';
import { encryptText, decryptText } from '../../platform/auth/text-encryption.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, Nok, NotFound } from '../../platform/http/app-errors.ts';
import { reopenEffect } from '../../platform/jobs/effect.repository.ts';
import { settingsOf, type SettingsReading } from '../settings/public.ts';
import { audit, type Actor } from '../logs/public.ts';
import { findSealedCode, insertDelivery, requeueDelivery, type DeliveryRecord } from './delivery.repository.ts';
import { CODE_MASK, deliveryEffect } from './delivery-effect.ts';
import { linkButton, paragraphs } from './mail-layout.ts';
import { hasGateway } from './mail-gateway.service.ts';
import { messages } from './messages.ts';

/** A message to one person. */
export interface DeliveryMessage {
  medium: DeliveryMedium;
  recipient: string;
  recipientUserId: number | null;
  /** Whether the recipient is a customer: only customers' codes may be shown (decisions 2.17). */
  customer: boolean;
  event: DeliveryEvent;
  subject?: string;
  /** `{code}` is the placeholder of the code; the log stores the masked text. */
  text: string;
  code?: string;
  /** A button below the text; its address may have `{code}` too. */
  link?: { address: string; label: string };
  expiresAt: Date | null;
}

/**
 * Inserts a message into the delivery log in the caller's transaction; with `really` false it stores nothing but takes
 * the same time.
 */
export async function queueMessage(
  deps: Pick<Deps, 'clock' | 'secrets' | 'jobs'>,
  trx: Db,
  message: DeliveryMessage,
  really = true,
): Promise<void> {
  const { code, link } = message;
  const masked = (text: string) => text.replace('{code}', CODE_MASK);
  const text = masked(link ? `${message.text}\n\n${link.label}:\n${link.address}` : message.text);
  await insertDelivery(
    trx,
    {
      medium: message.medium,
      recipient: message.recipient,
      recipientUserId: message.recipientUserId,
      event: message.event,
      subject: message.subject ?? null,
      text,
      html: link ? `${paragraphs(message.text)}\n${linkButton(masked(link.address), link.label)}` : null,
      sealedCode: code === undefined ? null : encryptText(deps.secrets.key('delivery-code'), code),
      customer: message.customer,
      at: deps.clock.now(),
      expiresAt: message.expiresAt,
      dueImmediately: true,
    },
    really,
  );
  // also where nothing was stored, so that the time says nothing
  await requestSending(deps, trx);
}

/** Has the waiting mails sent after the commit. */
export const requestSending = (deps: Pick<Deps, 'jobs'>, trx: Db): Promise<void> =>
  deps.jobs.add(trx, 'delivery.due', {}, { key: 'delivery.due' });

/**
 * Whether the full admin may see the code now: there is no gateway, the recipient is a customer, and the message is
 * waiting and not expired.
 */
export function isCodeVisible(
  row: Pick<DeliveryRecord, 'medium' | 'customer' | 'has_code' | 'state' | 'expires_at'>,
  { now, settings }: { now: Date; settings: SettingsReading },
): boolean {
  return (
    !hasGateway(settings, row.medium) &&
    row.customer &&
    row.has_code &&
    row.state === 'queued' &&
    (row.expires_at === null || row.expires_at > now)
  );
}

/**
 * The code of a waiting message; each time it is shown is audited (decisions 2.17). @throws NotFound, Forbidden, Nok
 * CODE_EXPIRED
 */
export async function revealCode(deps: Deps, actor: Actor, id: number): Promise<string> {
  const settings = await settingsOf(deps).current();
  return withTransaction(deps.db, async (trx) => {
    const row = await findSealedCode(trx, id);
    if (!row || (row.sealed === null && row.state === 'queued')) throw new NotFound();
    if (!row.customer) throw new Forbidden('STAFF_CODE');
    const now = deps.clock.now();
    const code = row.sealed && decryptText(deps.secrets.key('delivery-code'), row.sealed);
    if (!code || !isCodeVisible({ ...row, has_code: true }, { now, settings }))
      throw new Nok('CODE_EXPIRED', undefined, messages.codeExpired);
    await audit(deps, trx, actor, {
      action: 'delivery.code.view',
      object_type: 'delivery',
      object_id: id,
      object_name: row.recipient,
    });
    return code;
  });
}

/** Sends a failed or uncertain message again. @throws NotFound */
export async function resendDelivery(deps: Deps, actor: Actor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    if (!(await requeueDelivery(trx, id, deps.clock.now()))) throw new NotFound();
    await reopenEffect(trx, deliveryEffect(id));
    await requestSending(deps, trx);
    await audit(deps, trx, actor, { action: 'delivery.send_again', object_type: 'delivery', object_id: id });
  });
}
