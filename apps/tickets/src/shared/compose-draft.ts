import type { UploadedAttachment } from '@hamyar/contracts';
import { isEmptyBody } from './body-text.ts';

/** What is being written, in the shape of the wire's draft (decisions 2.4 `ticket_draft`). */
export interface ComposeDraft<Fields extends object = Record<never, never>> {
  body_html: string;
  attachments: UploadedAttachment[];
  /** `client_key` is made with the first attempt to send and stays until the server has answered, through reloads too. */
  form_values: Fields & { client_key?: string };
}

/** A draft with nothing in it. */
export const emptyDraft = <Fields extends object>(fields: Fields): ComposeDraft<Fields> => ({ body_html: '', attachments: [], form_values: fields });

/** Key of the draft of a reply or a note; the same on the wire. */
export const replyDraftKey = (ticketId: number, type: 'message' | 'note'): string => `ticket:${ticketId}:${type}`;

/** Nothing that could be sent. */
export const isEmptyDraft = (draft: Pick<ComposeDraft, 'body_html' | 'attachments'>): boolean => draft.attachments.length === 0 && isEmptyBody(draft.body_html);

/** Attachments shown in the text are named by it; the rest are chips. Those whose picture was deleted from the text are left out. */
export function keptAttachments({ body_html, attachments }: Pick<ComposeDraft, 'body_html' | 'attachments'>): UploadedAttachment[] {
  return attachments.filter((file) => !file.inline || body_html.includes(`/api/attachment/${file.id}`));
}
