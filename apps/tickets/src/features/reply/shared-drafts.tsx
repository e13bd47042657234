import { pictureUrl, type Ticket } from '@hamyar/contracts';
import { formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Avatar, Button, Name } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { FileList, FileRow } from '@hamyar/design-system/files';
import { toast } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { useTicketDraftClaimMutation } from '../../api/ticket-draft.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ticketFailureText } from '../../shared/api-errors.ts';
import { isEmptyBody } from '../../shared/body-text.ts';
import type { BodyAndAttachments } from '../../shared/compose-draft.ts';
import { RichMessage } from '../../shared/rich-message.tsx';

const texts = faStaff.sharedDrafts;

interface SharedDraftsProps {
  ticket: Ticket;
  /** The person goes on with the text of a colleague. */
  onClaim(written: BodyAndAttachments): void;
}

/** What colleagues have begun to write as an answer and let others go on with (decisions 2.4 "ticket_draft"). */
export function SharedDrafts({ ticket, onClaim }: SharedDraftsProps) {
  return ticket.shared_drafts?.map((draft) => (
    <SharedDraft key={draft.author.id} ticketId={ticket.id} draft={draft} onClaim={onClaim} />
  ));
}

interface SharedDraftProps extends Pick<SharedDraftsProps, 'onClaim'> {
  ticketId: number;
  draft: NonNullable<Ticket['shared_drafts']>[number];
}

function SharedDraft({ ticketId, draft: { author, body_html, files, updated_at }, onClaim }: SharedDraftProps) {
  const [claim, { isLoading }] = useTicketDraftClaimMutation();
  const continueIt = async () => {
    const answer = await claim({ id: ticketId, user_id: author.id });
    const failure = failureOf(answer);
    if (failure) toast.error(failure.status === 'NOT_FOUND' ? texts.gone : ticketFailureText(failure));
    else if (answer.data) onClaim(answer.data);
  };
  return (
    <section className="tk-unsent tk-shared-draft" aria-label={fill(texts.of, { user: isolate(author.name) })}>
      <p className="tk-unsent-head">
        <Avatar name={author.name} src={pictureUrl(author)} seed={author.id} size={22} />
        <b>
          <RichMessage text={texts.writing} parts={{ user: <Name>{author.name}</Name> }} />
        </b>
        <time title={formatFullDateTime(updated_at)}>{formatDateTime(updated_at)}</time>
      </p>
      <div className="tk-unsent-text" role="region" tabIndex={0} aria-label={texts.text}>
        {isEmptyBody(body_html) ? null : <RichText html={body_html} />}
        {files.length > 0 ? (
          <FileList label={fa.attachments}>
            {files.map(({ name, size }, index) => (
              <FileRow key={index} name={name} size={size} state="done" />
            ))}
          </FileList>
        ) : null}
      </div>
      <p className="tk-unsent-foot">
        <Button size="sm" variant="outline" loading={isLoading} onClick={() => void continueIt()}>
          {texts.claim}
        </Button>
        <small className="hd-muted">{texts.claimHint}</small>
      </p>
    </section>
  );
}
