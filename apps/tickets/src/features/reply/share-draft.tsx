import type { Ticket } from '@hamyar/contracts';
import { Button, IconButton, Name } from '@hamyar/design-system/basics';
import { ShareIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import type { Draft } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { useTicketDraftShareMutation } from '../../api/ticket-draft.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ticketFailureText } from '../../shared/api-errors.ts';
import { isEmptyDraft, type ComposeDraft } from '../../shared/compose-draft.ts';
import { RichMessage } from '../../shared/rich-message.tsx';

const texts = faStaff.sharedDrafts;

interface OwnDraftProps {
  ticket: Ticket;
  draft: Draft<ComposeDraft>;
}

/** Lets colleagues read what is being written, or ends it. */
export function ShareDraftButton({ ticket, draft }: OwnDraftProps) {
  const [share, { isLoading }] = useTicketDraftShareMutation();
  const on = ticket.own_draft?.shared === true;
  const toggle = async () => {
    const failure = failureOf(await share({ id: ticket.id, shared: !on }));
    if (failure) toast.error(ticketFailureText(failure));
  };
  return (
    <IconButton
      icon={<ShareIcon />}
      label={texts.share}
      aria-pressed={on}
      active={on}
      loading={isLoading}
      disabled={!on && isEmptyDraft(draft.value)}
      onClick={() => void toggle()}
    />
  );
}

/** That colleagues read this text, or who of them has gone on with it. */
export function OwnDraftState({ ticket: { own_draft: own }, draft }: OwnDraftProps) {
  if (!own || isEmptyDraft(draft.value)) return null;
  if (own.shared)
    return (
      <p className="tk-compose-hint" role="status">
        {texts.sharedNow}
      </p>
    );
  if (!own.taken_by) return null;
  const discard = () => {
    const before = draft.value;
    draft.clear();
    toast.success(fa.reply.unsent.discarded, { action: { label: shared.undo, onAction: () => draft.set(before) } });
  };
  return (
    <p className="tk-compose-hint" role="status">
      <RichMessage text={texts.takenBy} parts={{ user: <Name>{own.taken_by.name}</Name> }} />{' '}
      <Button size="sm" variant="link" onClick={discard}>
        {fa.reply.discard}
      </Button>
    </p>
  );
}
