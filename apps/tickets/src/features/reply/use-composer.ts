import { useState } from 'react';
import type { Ticket, TicketContent, TicketUpdateData } from '@hamyar/contracts';
import { useUploads, type Uploads } from '@hamyar/module-kit/files';
import { useDraft, type Draft } from '@hamyar/module-sdk';
import { failureOf, type CallFailure } from '@hamyar/store';
import { useTicketUpdateMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { ticketFailureText } from '../../shared/api-errors.ts';
import { mayBeDone, newIdempotencyKey } from '../../shared/idempotency-key.ts';
import {
  emptyDraft,
  isEmptyDraft,
  usedAttachments,
  replyDraftKey,
  type ComposeDraft,
} from '../../shared/compose-draft.ts';
import { missingFields } from '../../shared/missing-fields.ts';
import { cacheTicket } from '../../shared/ticket-cache.ts';

/** What happens to the ticket with the reply. */
export type AfterSend = 'stay' | 'close' | 'keep_working';

export interface SendProblem {
  text: string;
  /** The server could not be reached: the same text may be sent again. */
  retry: boolean;
  code?: string;
}

export interface ComposerState {
  draft: Draft<ComposeDraft>;
  uploads: Uploads;
  sending: boolean;
  problem: SendProblem | null;
  /** What others wrote since the person began; the person decides what to do (decisions 2.4 "Stale-send guard"). */
  stale: { contents: readonly TicketContent[]; then: AfterSend } | null;
  send(then: AfterSend, force?: boolean): Promise<boolean>;
  /** The fields that have to be filled in before the reply closes the ticket (decisions 2.3 T12). */
  missing: readonly string[] | null;
  /** They are filled in: sends the reply and closes the ticket. */
  sendComplete(): Promise<boolean>;
  /** Leaves the ticket open. */
  stayOpen(): void;
  keepWriting(): void;
}

interface ComposerOptions {
  ticket: Ticket;
  type: 'message' | 'note';
  /** Why this draft cannot be sent; null when it can. */
  refuse?(draft: ComposeDraft): string | null;
  onSent(answer: TicketUpdateData, then: AfterSend): void;
}

const EMPTY: ComposeDraft = emptyDraft({});

/**
 * Writing and sending one content of a ticket. The draft is deleted only when the server has stored the content. A
 * repeated attempt has the same `client_key`, so nothing is sent twice.
 */
export function useComposer({ ticket, type, refuse, onSent }: ComposerOptions): ComposerState {
  const draft = useDraft<ComposeDraft>(replyDraftKey(ticket.id, type), EMPTY);
  const uploads = useUploads('ticket_content', draft.value.attachments.length, (file) =>
    draft.set((before) => ({ ...before, attachments: [...before.attachments, file] })),
  );
  const [update, { isLoading }] = useTicketUpdateMutation();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const [stale, setStale] = useState<ComposerState['stale']>(null);

  const send = async (then: AfterSend, force = false, complete = false): Promise<boolean> => {
    const value = draft.value;
    const refusal = isEmptyDraft(value)
      ? fa.reply.empty
      : uploads.busy
        ? fa.reply.uploading
        : (refuse?.(value) ?? null);
    if (refusal !== null || isLoading) {
      if (refusal !== null) setProblem({ text: refusal, retry: false });
      return false;
    }
    if (then === 'close' && !complete && ticket.missing_on_close?.length) {
      setMissing(ticket.missing_on_close);
      return false;
    }
    const client_key = value.form_values.client_key ?? newIdempotencyKey();
    draft.set({ ...value, form_values: { ...value.form_values, client_key } });
    setProblem(null);
    const content = { ...contentOf(value), type, client_key, last_seen_seq: ticket.last_seq, force, then };
    const result = await update({ id: ticket.id, content });
    setStale(null);
    const failure = failureOf(result);
    if (failure) {
      if (failure.data?.ticket) cacheTicket(failure.data.ticket);
      const lacking = missingFields(failure.errors);
      if (lacking.length > 0) setMissing(lacking);
      else if (failure.code === 'STALE_TICKET') setStale({ contents: failure.data?.stale ?? [], then });
      else setProblem(toSendProblem(failure));
      return false;
    }
    const { data } = result;
    draft.clear();
    if (data) {
      cacheTicket(data.ticket);
      onSent(data, then);
    }
    return true;
  };

  return {
    ...{ draft, uploads, sending: isLoading, problem, stale, missing },
    send: (then, force) => send(then, force),
    sendComplete: () => send('close', false, true),
    stayOpen: () => setMissing(null),
    keepWriting: () => setStale(null),
  };
}

/** What of a draft is sent. */
const contentOf = (value: ComposeDraft) => ({
  body_html: value.body_html,
  attachments: usedAttachments(value).map(({ token }) => token),
  ...(value.form_values.template_id === undefined ? {} : { template_id: value.form_values.template_id }),
});

const toSendProblem = (failure: CallFailure): SendProblem => ({
  text: ticketFailureText(failure),
  retry: mayBeDone(failure),
  ...(failure.status === 'NOK' && failure.code ? { code: failure.code } : {}),
});
