import type { DeliveryState } from '@hamyar/contracts';
import { isolate, isolateLtr } from '@hamyar/persian';
import { decryptText } from '../../platform/auth/text-encryption.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { EffectPending, NotSent, performEffect } from '../../platform/jobs/effect.ts';
import { sendBySmtp, type OutgoingMail } from '../../platform/mail/smtp-sending.ts';
import { settingsOf } from '../settings/public.ts';
import {
  findWaitingDelivery,
  setDeliveryState,
  threadOf,
  type DeliveryChange,
  type WaitingDelivery,
} from './delivery-queue.repository.ts';
import { TEST_EVENT } from './delivery.repository.ts';
import { CODE_MASK, deliveryEffect } from './delivery-effect.ts';
import { mailFailureText } from './mail-failure.rules.ts';
import { mailGatewayOf, type MailGateway } from './mail-gateway.service.ts';
import { messageIdOfNotice, originOf } from './mail-identity.rules.ts';
import { framedHtml, framedText, paragraphs, type MailFrame } from './mail-layout.ts';
import { messages } from './messages.ts';
import { notifyPerson } from './notification.service.ts';

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /**
     * Whether the recipient may still have a message about a ticket; asked before each attempt, because rights may have
     * changed since (decisions 2.17).
     */
    readonly mayDeliver?: (deps: Deps, delivery: WaitingDelivery) => Promise<boolean>;
    /** The next moment from `from` on at which people work who the message is for, where it waits for that. */
    readonly workingMoment?: (deps: Deps, delivery: WaitingDelivery, from: Date) => Promise<Date>;
  }
}

/** Minutes until the next attempt, after the first, the second … refusal (decisions 2.15). */
const LADDER = [1, 5, 15, 60, 360];
const PROVIDER = 'smtp';
/** Of what nobody has written: codes, and what the system says of an account (decisions 2.15). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };
/** Message-IDs of a thread that a mail names. */
const REFERENCES_MAX = 20;

/**
 * Sends a waiting mail, once (decisions 2.0 "Effect ledger"). A refusal is tried again by the ladder, then the author is
 * notified; an unknown outcome waits for a person. Nothing is sent to who may not see it any more.
 */
export async function sendDelivery(deps: Deps, id: number): Promise<void> {
  const settings = await settingsOf(deps).current();
  const gateway = mailGatewayOf(settings, deps.secrets);
  const row = await findWaitingDelivery(deps.db, id);
  if (!gateway || !row) return;
  const now = deps.clock.now();
  if (row.state === 'queued') {
    if (row.expires_at && row.expires_at <= now) return setDeliveryState(deps.db, id, { state: 'expired', at: now });
    if (!(await mayDeliver(deps, row)))
      return setDeliveryState(deps.db, id, { state: 'suppressed', error: messages.accessLost, at: now });
    const opening = row.only_working_time ? await workingMoment(deps, row, now) : now;
    if (opening > now) return postpone(deps, row, now, opening);
  }
  const { generalNoticeSettings, systemInformation } = settings;
  const frame = { title: systemInformation.system_title, footer: generalNoticeSettings.mail_footer };
  const thread = row.ticket_id === null ? [] : await threadOf(deps.db, row.ticket_id, row.recipient, REFERENCES_MAX);
  const threaded: Record<string, string> =
    thread.length > 0 ? { 'In-Reply-To': thread.at(-1)!, References: thread.join(' ') } : {};
  const mail = mailOf(deps, { ...row, headers: { ...row.headers, ...threaded } }, gateway, frame);
  await attempt(deps, row, () => sendBySmtp(gateway.server, mail));
}

/** Moves a mail to when people work; the time until then is none of its lifetime. */
function postpone(deps: Deps, { id, expires_at }: WaitingDelivery, now: Date, opening: Date): Promise<void> {
  const wait = opening.getTime() - now.getTime();
  const expiresAt = expires_at && new Date(expires_at.getTime() + wait);
  return setDeliveryState(deps.db, id, { state: 'queued', at: now, nextAttemptAt: opening, expiresAt });
}

async function mayDeliver(deps: Deps, row: WaitingDelivery): Promise<boolean> {
  for (const { mayDeliver: check } of deps.modules) if (check && !(await check(deps, row))) return false;
  return true;
}

async function workingMoment(deps: Deps, row: WaitingDelivery, now: Date): Promise<Date> {
  for (const { workingMoment: next } of deps.modules) if (next) return next(deps, row, now);
  return now;
}

async function attempt(deps: Deps, row: WaitingDelivery, send: () => Promise<void>): Promise<void> {
  let attempts = row.attempts;
  let failure: string | null = null;
  const settle = (state: DeliveryState, more: Partial<DeliveryChange> = {}) =>
    setDeliveryState(deps.db, row.id, { state, error: failure, at: deps.clock.now(), attempts, ...more });
  // a test says immediately what is wrong
  const maxAttempts = row.event === TEST_EVENT ? 1 : LADDER.length + 1;
  try {
    const outcome = await performEffect(
      deps.db,
      { key: deliveryEffect(row.id), nodeId: deps.nodeId, repeatable: false, maxAttempts },
      async (number) => {
        attempts = number;
        await settle('sending', { provider: PROVIDER });
        try {
          await send();
        } catch (error) {
          failure = mailFailureText(error as Error);
          throw error;
        }
      },
    );
    if (outcome === 'done') await settle('sent', { codeUsed: true });
    else if (outcome === 'uncertain') await settle('uncertain', { error: failure ?? messages.senderCrashed });
    else await giveUp(deps, row, settle);
  } catch (error) {
    // another worker is sending it: this job looks again later
    if (!(error instanceof EffectPending && error.cause instanceof NotSent)) throw error;
    const minutes = LADDER[attempts - 1] ?? LADDER.at(-1)!;
    await settle('queued', { nextAttemptAt: new Date(deps.clock.now().getTime() + minutes * 60_000) });
  }
}

/** The mail certainly did not arrive: its author has to know. */
async function giveUp(
  deps: Deps,
  row: WaitingDelivery,
  settle: (state: DeliveryState) => Promise<void>,
): Promise<void> {
  await settle('failed');
  const { author_id: userId, ticket_id: ticketId } = row;
  if (userId === null) return;
  const content = fillMessage(messages.mailFailed, {
    subject: isolate(row.subject ?? ''),
    recipient: isolateLtr(row.recipient),
  });
  await withTransaction(deps.db, (trx) =>
    notifyPerson(deps, trx, {
      userId,
      event: 'mail_failed',
      content: () => content,
      link: ticketId === null ? null : { type: 'ticket', value: ticketId },
    }),
  );
}

/** The code or link that a message carries while it waits, which its row has sealed. */
export const secretOf = ({ secrets }: Pick<Deps, 'secrets'>, { code_encrypted }: WaitingDelivery): string | null =>
  code_encrypted && decryptText(secrets.key('delivery-code'), code_encrypted);

function mailOf(deps: Deps, row: WaitingDelivery, { from }: MailGateway, frame: MailFrame): OutgoingMail {
  const code = secretOf(deps, row);
  const filled = (text: string) => (code ? text.replaceAll(CODE_MASK, code) : text);
  const subject =
    row.subject ?? fillMessage(code ? messages.codeSubject : messages.messageSubject, { title: frame.title });
  const messageId = row.message_id ?? messageIdOfNotice(deps.secrets, deliveryEffect(row.id), from.address);
  return {
    from,
    to: row.recipient,
    subject,
    text: framedText(frame, filled(row.text)),
    html: framedHtml(frame, subject, filled(row.html ?? paragraphs(row.text))),
    messageId,
    headers: {
      ...(row.message_id === null ? AUTOMATIC : {}),
      ...row.headers,
      'X-Desk-Origin': originOf(deps.secrets, messageId),
    },
    date: deps.clock.now(),
  };
}
