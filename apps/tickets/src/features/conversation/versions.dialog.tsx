import type { TicketContent } from '@hamyar/contracts';
import { formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { ErrorState, Name, Skeleton } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { Modal } from '@hamyar/design-system/overlay';
import { useTicketContentVersionsQuery } from '../../api/ticket-staff.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';

const text = faStaff.editing;
/** Pixels. */
const WIDTH = 680;

interface VersionsDialogProps {
  ticketId: number;
  content: TicketContent;
  onClose(): void;
}

/** The earlier texts of a message, the newest first. */
export function VersionsDialog({ ticketId, content, onClose }: VersionsDialogProps) {
  const { data, isError, refetch } = useTicketContentVersionsQuery(
    { id: ticketId, content_id: content.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Modal open title={text.versions} width={WIDTH} onClose={onClose}>
      {isError ? <ErrorState title={text.versionsFailed} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={4} /> : null}
      <ol className="tk-versions">
        {data?.map(({ version, body_html, dir, at, author }) => (
          <li key={version}>
            <header>
              <b>
                <Name>{author?.name}</Name>
              </b>
              <time title={formatFullDateTime(at)}>{formatDateTime(at)}</time>
            </header>
            <RichText html={body_html} dir={dir} images={content.attachments} />
          </li>
        ))}
      </ol>
    </Modal>
  );
}
