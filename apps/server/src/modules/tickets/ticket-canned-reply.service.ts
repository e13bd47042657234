import { createHash, randomUUID } from 'node:crypto';
import { fillTemplate } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { licenseOf } from '../license/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { findContentByKey, readSendingState } from './ticket-content.repository.ts';
import { checkRight, readBody, refuseOpenVariables, undoSeconds } from './ticket-content.service.ts';
import { addContent, type AfterSending, type ContentBody } from './ticket-content-step.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { refuseField } from './ticket.errors.ts';
import { templateScope } from './ticket-template.policy.ts';
import { findTemplate, readTemplateReader } from './ticket-template.repository.ts';
import { copyTemplateFiles, valuesOf } from './ticket-template-use.service.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

/** A content that nobody types into the ticket: a macro or an action on several tickets writes it. */
export interface Writing {
  context: TicketContext;
  work: TicketUnitOfWork;
  user: CurrentUser;
  settings: SettingsReading;
  /** What follows a reply. */
  after: AfterSending;
  /** Which field of the call names what is written, and the macro that writes it. */
  by: { field: 'macro_id' | 'value.template_id'; macroId?: number };
  /** Names the content, where the call may be sent again. */
  clientKey?: string;
}

interface Written {
  type: 'message' | 'note';
  html: string;
  attachments?: string[];
  template_id?: number;
}

/** Adds a reply or a note with its variables filled in, by the right and in the form of one that is typed. */
export async function writeContent(
  { context, work, user, settings, after, by, clientKey = randomUUID() }: Writing,
  { type, html, attachments = [], template_id }: Written,
): Promise<void> {
  const values = await valuesOf(work.trx, user, work.ticket, work.now);
  const body = readBody(fillTemplate(html, values), attachments, by.field);
  refuseOpenVariables(body, true);
  const content: ContentBody = {
    type,
    body_html: body.html,
    attachments,
    client_key: clientKey,
    last_seen_seq: work.ticket.last_seq,
    force: true,
    then: type === 'message' ? after.then : 'stay',
    ...(template_id === undefined ? {} : { template_id }),
  };
  checkRight(user, work.ticket, content, settings);
  const own = await readSendingState(work.trx, work.ticket.id, { id: user.id, staff: true }, content);
  await addContent(context, work, {
    ...{ user, content, body, settings, undo: undoSeconds(own, settings) },
    ...(by.macroId === undefined ? {} : { macroId: by.macroId }),
    closeReason: after.close_reason,
    source: { fields: 'content.', draft: false },
  });
}

/** Replies with a ready-made text and its files. */
export async function replyWithTemplate(writing: Writing, template_id: number): Promise<void> {
  const { context, work, user, by } = writing;
  await licenseOf(context.deps).require('ticket_canned_message', work.trx);
  const scope = templateScope(await readTemplateReader(work.trx, user));
  const template = await findTemplate(work.trx, scope, template_id);
  const gone = by.field === 'macro_id' ? messages.macroTextGone : messages.textGone;
  if (!template?.status) throw refuseField(by.field, 'CHOICE', gone);
  const files = await copyTemplateFiles(context.deps, work.trx, user, template_id);
  const attachments = files.map(({ token }) => token);
  await writeContent(writing, { type: 'message', html: template.body, attachments, template_id });
}

/** The key of what one call writes into one ticket, which is the same when the call is sent again. */
function keyIn(call: string, templateId: number, ticketId: number): string {
  const hash = createHash('sha256').update(`${call}:${templateId}:${ticketId}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

/**
 * Replies with a ready-made text as a part of an action on several tickets. Where the call is sent again, because its
 * answer was lost or it broke off, those that have the reply do not get it twice (decisions 2.4).
 */
export async function replyOnce(
  writing: Omit<Writing, 'by' | 'clientKey'>,
  { template_id, client_key }: { template_id: number; client_key: string },
): Promise<void> {
  const { work, user } = writing;
  const clientKey = keyIn(client_key, template_id, work.ticket.id);
  if (await findContentByKey(work.trx, user.id, clientKey)) return;
  await replyWithTemplate({ ...writing, by: { field: 'value.template_id' }, clientKey }, template_id);
}
