import { encryptText } from '../../platform/auth/text-encryption.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { settingsOf, type SettingsReading } from '../settings/public.ts';
import { insertMails, type NewMail } from './delivery.repository.ts';
import { CODE_MASK } from './delivery-effect.ts';
import { requestSending } from './delivery.service.ts';
import { hasGateway } from './mail-gateway.service.ts';
import { domainOf, messageIdOf, messageIdOfNotice } from './mail-identity.rules.ts';
import { pageAddress } from './page-address.service.ts';
import { linkButton, linkRow, noteLine, paragraphs, quotedBody, signatureBlock } from './mail-layout.ts';
import { messages } from './messages.ts';
import { fillNotice } from './notice-text.rules.ts';
import type { MailContact } from './notification-matrix.repository.ts';
import {
  mailSetting,
  type NotificationMatrix,
  type NotificationPreferences,
  type NotificationSetting,
} from './notification-matrix.rules.ts';
import type { NotificationRecord } from './notification.repository.ts';
import type { NotificationMail, NotificationMessage, NotifyingDeps } from './notification-message.ts';

interface MailedPerson extends NotificationPreferences, MailContact {}

interface MailingContext {
  lines: readonly NotificationRecord[];
  matrix: NotificationMatrix;
  people: ReadonlyMap<number, MailedPerson>;
}

/** ms after which a mail that could not leave says nothing new any more. */
const NOTICE_LIFETIME = 86_400_000;
const ANSWER_LIFETIME = 3 * NOTICE_LIFETIME;

/**
 * Queues the mails of written notifications: to those whom matrix and preferences allow, while mail leaves the system
 * (decisions 2.17). One mail for each content and recipient.
 */
export async function queueNotificationMails(
  deps: NotifyingDeps,
  trx: Trx,
  message: NotificationMessage,
  { lines, matrix, people }: MailingContext,
): Promise<void> {
  const settings = await settingsOf(deps).current(trx);
  if (!hasGateway(settings, 'email') || lines.length === 0) return;
  const due = lines.flatMap((line) => {
    const person = people.get(line.user_id);
    const as = message.recipients.get(line.user_id) ?? [];
    const setting = person?.address ? mailSetting(matrix, message.event, as, person) : null;
    if (!person?.address || !setting) return [];
    return [{ line, setting, settings, person, address: person.address, matrix }];
  });
  if (due.length === 0) return;
  const mail = message.mail && (await withToken(message.mail));
  await insertMails(
    trx,
    due.map((one) => mailOf(deps, { ...one, message: { ...message, mail } })),
  );
  await requestSending(deps, trx);
}

/** The mail with the token of its link, which is made only now that it leaves. */
async function withToken({ secret, ...mail }: NotificationMail): Promise<ReadyMail> {
  const token = typeof secret?.token === 'function' ? await secret.token() : secret?.token;
  return secret && token ? { ...mail, secret: { ...secret, token } } : mail;
}

type ReadyMail = Omit<NotificationMail, 'secret'> & {
  secret?: Omit<NonNullable<NotificationMail['secret']>, 'token'> & { token: string };
};

interface Mailing {
  message: Omit<NotificationMessage, 'mail'> & { mail?: ReadyMail | undefined };
  line: NotificationRecord;
  setting: NotificationSetting;
  settings: SettingsReading;
  person: MailedPerson;
  address: string;
  matrix: NotificationMatrix;
}

function mailOf(deps: NotifyingDeps, mailing: Mailing): NewMail {
  const { message, line, setting, settings, person, address } = mailing;
  const { mail } = message;
  const now = deps.clock.now();
  const content = mail?.content ?? null;
  const effectKey = content ? `content:${content.id}:${line.user_id}:${message.event}` : `notice:${line.id}`;
  const written = writtenMail(deps, mailing);
  const from = settings.generalNoticeSettings.mail_from_address!;
  return {
    ...{ recipient: address, recipientUserId: line.user_id, customer: !person.employee, event: message.event },
    ...written,
    headers: mail?.answer && !person.employee ? {} : { 'Auto-Submitted': 'auto-generated' },
    messageId:
      mail && content
        ? messageIdOf(deps.secrets, { ticketId: mail.ticket.id, contentId: content.id }, domainOf(from))
        : messageIdOfNotice(deps.secrets, effectKey, from),
    ...{ effectKey, ticketId: message.ticketId, contentId: content?.id ?? null },
    authorId: mail?.answer ? (content?.authorId ?? null) : null,
    at: now,
    expiresAt: new Date(
      now.getTime() + setting.delay_minutes * 60_000 + (mail?.answer ? ANSWER_LIFETIME : NOTICE_LIFETIME),
    ),
    notBefore: new Date(now.getTime() + setting.delay_minutes * 60_000),
    onlyWorkingTime: setting.only_working_time,
    ...(mail?.secret ? { sealedCode: encryptText(deps.secrets.key('delivery-code'), mail.secret.token) } : {}),
  };
}

/** Subject and both parts: by the admin's texts, or by those of the product. */
function writtenMail(deps: NotifyingDeps, { message, line, setting, settings, person, matrix }: Mailing) {
  const { mail, event } = message;
  const system = settings.systemInformation.system_title;
  const sentence = message.content(line.user_id, 1);
  const values = { ...mail?.values, text: sentence, 'recipient.name': person.name, 'system.title': system };
  const ownSubject = mail
    ? fillMessage(messages.ticketSubject, { number: mail.ticket.number, subject: mail.ticket.subject })
    : fillMessage(messages.mailSubject, { title: matrix.events[event]?.title ?? sentence, system });
  const text = setting.body ? fillNotice(setting.body, values) : sentence;
  const { body = null } = mail ?? {};
  // colleagues know who writes to them
  const signature = person.employee ? null : mail?.signature;
  const files = body?.attachments ? fillMessage(messages.attachments, { n: body.attachments }) : null;
  const page = pageAddress(deps, settings, person, mail?.path ?? '/');
  // the token stands sealed beside the mail, and in its place what the log shows
  const link = page && mail?.secret ? page + CODE_MASK : page;
  const choices =
    link && mail?.secret
      ? mail.secret.choices.map(({ query, label: name }) => ({ address: link + query, label: name }))
      : [];
  const label = mail?.secret
    ? mail.secret.label
    : mail
      ? messages.openTicket
      : fillMessage(messages.openPage, { system });
  const hint = mail && !mail.secret ? messages.replyOnPage : null;
  return {
    subject: setting.subject ? fillNotice(setting.subject, values) || ownSubject : ownSubject,
    text: [text, body?.text, signature?.text, files, link && `${label}:\n${link}`, hint].filter(Boolean).join('\n\n'),
    html: [
      paragraphs(text),
      body ? quotedBody(body.html, messages.picture) : '',
      signature ? signatureBlock(signature.html) : '',
      files ? noteLine(files) : '',
      choices.length > 0 ? linkRow(choices) : link ? linkButton(link, label) : '',
      hint ? noteLine(hint) : '',
    ].join('\n'),
  };
}
