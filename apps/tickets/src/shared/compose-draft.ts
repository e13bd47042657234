import type { SyncedDraftKey, TicketKind, UploadedAttachment } from '@hamyar/contracts';
import { getPlatform, type Draft, type OtherDraft } from '@hamyar/module-sdk';
import { bodyText, isEmptyBody } from './body-text.ts';

/** The unsent text, in the shape of the wire's draft (decisions 2.4 `ticket_draft`). */
export interface ComposeDraft<Fields extends object = Record<never, never>> {
  body_html: string;
  attachments: UploadedAttachment[];
  /**
   * `client_key` is created with the first attempt to send and kept until the server has answered, also over a reload.
   * `template_id` is the ready-made text that it was written with last.
   */
  form_values: Fields & { client_key?: string; template_id?: number };
}

/** An empty draft. */
export const emptyDraft = <Fields extends object>(fields: Fields): ComposeDraft<Fields> => ({
  body_html: '',
  attachments: [],
  form_values: fields,
});

/** Key of the draft of a reply or a note; the same on the wire. */
export const replyDraftKey = (ticketId: number, type: 'message' | 'note'): SyncedDraftKey =>
  `ticket:${ticketId}:${type}`;

/** Whether the draft contains nothing to send. */
export const isEmptyDraft = (draft: Pick<ComposeDraft, 'body_html' | 'attachments'>): boolean =>
  draft.attachments.length === 0 && isEmptyBody(draft.body_html);

/** The draft with another text; one that is empty was not written with a ready-made text any more. */
export function withBody(draft: ComposeDraft, body_html: string): ComposeDraft {
  if (draft.form_values.template_id === undefined || !isEmptyBody(body_html)) return { ...draft, body_html };
  const { template_id: _, ...form_values } = draft.form_values;
  return { ...draft, body_html, form_values };
}

export type BodyAndAttachments = Pick<ComposeDraft, 'body_html' | 'attachments'>;

/** The draft with a reply that was taken back before it was sent; what was written since stays below it. */
export const withTakenBack = (draft: ComposeDraft, reply: BodyAndAttachments): ComposeDraft => ({
  ...draft,
  body_html: isEmptyBody(draft.body_html) ? reply.body_html : `${reply.body_html}${draft.body_html}`,
  attachments: [...reply.attachments, ...draft.attachments],
});

/** Adds a text to the draft of a ticket that is not open, above what is there. */
export function addToReplyDraft(
  ticketId: number,
  text: BodyAndAttachments,
  type: 'message' | 'note' = 'message',
): void {
  const { drafts } = getPlatform();
  const key = replyDraftKey(ticketId, type);
  drafts.write(key, withTakenBack(drafts.read<ComposeDraft>(key)?.value ?? emptyDraft({}), text));
}

/** Moves what was written for a ticket to the one that has its conversation now. */
export function moveReplyDraft(fromId: number, intoId: number): void {
  const { drafts } = getPlatform();
  const key = replyDraftKey(fromId, 'message');
  const written = drafts.read<ComposeDraft>(key)?.value;
  if (!written || isEmptyDraft(written)) return;
  addToReplyDraft(intoId, written);
  drafts.remove(key);
}

/** Begins a new ticket with a text and its files; false when the person has too many of them already. */
export const beginNewTicket = (kind: TicketKind, { body_html, attachments }: BodyAndAttachments): boolean =>
  getPlatform().drafts.begin<ComposeDraft>(`new:${kind}`, { body_html, attachments, form_values: {} });

/** The text shows this file as a picture. */
const isInBody = (body_html: string, id: number): boolean => new RegExp(`/api/attachment/${id}(?!\\d)`).test(body_html);

/** Files outside the text. Pictures in the text are not among them, also those pasted on another device. */
export const chipAttachments = ({ body_html, attachments }: BodyAndAttachments): UploadedAttachment[] =>
  attachments.filter((file) => !file.inline && !isInBody(body_html, file.id));

/** Files that are sent with the text. A picture that was removed from the text is not sent. */
export const usedAttachments = ({ body_html, attachments }: BodyAndAttachments): UploadedAttachment[] =>
  attachments.filter((file) => !file.inline || isInBody(body_html, file.id));

/** The text that another device wrote, when it has something that this one lacks: who goes on elsewhere has it all. */
export function otherVersion({ value, other }: Pick<Draft<ComposeDraft>, 'value' | 'other'>): OtherDraft | null {
  if (!other || isEmptyBody(other.body_html) || other.body_html === value.body_html) return null;
  const text = bodyText(other.body_html);
  const goneOn = !/<img\b/i.test(other.body_html) && bodyText(value.body_html).includes(text);
  return goneOn ? null : other;
}
