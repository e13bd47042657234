import type { UserAnnouncement } from '@hamyar/contracts/announcements';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Tag } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { PinIcon } from '@hamyar/design-system/icons';
import { AttachmentChips } from '@hamyar/module-kit/files';
import { faAnnouncements as text } from '../../messages/fa-announcements.ts';
import { fill } from '@hamyar/persian';
import { ImportanceLabel } from '../../shared/importance-bars.tsx';

/** What an announcement says: its importance and time, its text and its files. */
export function AnnouncementContent({ announcement }: { announcement: UserAnnouncement }) {
  const { body, importance, pinned, start_at, end_at, attachments, require_ack, acked_at } = announcement;
  const hasFiles = attachments.some(({ inline }) => !inline);
  return (
    <div className="st-ann-content">
      <p className="st-ann-facts">
        <ImportanceLabel importance={importance} />
        {pinned ? <Tag icon={<PinIcon size={14} />}>{text.pinned}</Tag> : null}
        {require_ack && acked_at === null ? <Tag tone="warning">{text.needsAck}</Tag> : null}
        <small>{formatDateTime(start_at)}</small>
        {end_at === null ? null : <small>{fill(text.until, { when: formatDateTime(end_at) })}</small>}
      </p>
      <RichText html={body} images={attachments} />
      {hasFiles ? (
        <section className="st-ann-files" aria-label={text.files}>
          <AttachmentChips attachments={attachments} />
        </section>
      ) : null}
      {acked_at === null ? null : <p className="st-quiet">{fill(text.acked, { when: formatDateTime(acked_at) })}</p>}
    </div>
  );
}
