import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Card, classNames } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { CheckIcon, EyeIcon, FileTextIcon, PinIcon } from '@hamyar/design-system/icons';
import { useNow } from '@hamyar/module-kit/live';
import { fill } from '@hamyar/persian';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';
import { faAnnouncements } from '../../messages/fa-announcements.ts';
import { ImportanceLabel } from '../../shared/importance-bars.tsx';
import type { AnnouncementValues } from './announcement.conversions.ts';

const text = faAnnouncementEditor.form;

/** The announcement as its people will read it; a picture of it, nothing of which can be pressed. */
export function Preview({ values, live }: { values: AnnouncementValues; live: boolean }) {
  const now = useNow(60);
  const { title, body, importance, pinned, require_ack, start_at: start, attachments } = values;
  const later = start !== null && start > now;
  return (
    <Card title={text.preview} icon={<EyeIcon />} className="st-ann-preview">
      <div inert className={classNames('st-ann-row', `st-ann-${importance}`)}>
        <span className="st-ann-head">
          {pinned ? <PinIcon size={15} /> : null}
          <ImportanceLabel importance={importance} />
          <small>{formatDateTime(live || later ? (start ?? now) : now)}</small>
        </span>
        <b>{title || text.title}</b>
        <RichText html={body} images={attachments} />
        {attachments
          .filter(({ inline }) => !inline)
          .map(({ id, name }) => (
            <span key={id} className="st-ann-file">
              <FileTextIcon size={16} />
              <bdi>{name}</bdi>
            </span>
          ))}
        {require_ack ? (
          <span className="st-ann-ack">
            <CheckIcon size={16} />
            {faAnnouncements.ack}
          </span>
        ) : null}
      </div>
      {live ? null : (
        <p className="st-quiet">{later ? fill(text.previewFrom, { when: formatDateTime(start) }) : text.previewNow}</p>
      )}
    </Card>
  );
}
