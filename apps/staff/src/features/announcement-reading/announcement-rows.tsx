import type { UserAnnouncement } from '@hamyar/contracts/announcements';
import { momentLabel } from '@hamyar/dayjs-jalali';
import { classNames, Line, Tag } from '@hamyar/design-system/basics';
import { PinIcon } from '@hamyar/design-system/icons';
import { useNow } from '@hamyar/module-kit/live';
import { excerptOfHtml } from '../../shared/excerpt.rules.ts';
import { faAnnouncements as text } from '../../messages/fa-announcements.ts';
import { ImportanceLabel } from '../../shared/importance-bars.tsx';

interface AnnouncementRowsProps {
  label: string;
  announcements: readonly UserAnnouncement[];
  onOpen(announcement: UserAnnouncement): void;
}

/** Announcements as rows, each opens its dialog; unseen ones are set apart by a word and their weight. */
export function AnnouncementRows({ label, announcements, onOpen }: AnnouncementRowsProps) {
  const now = useNow(60);
  return (
    <ul className="st-ann-rows" aria-label={label}>
      {announcements.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={classNames('st-ann-row', `st-ann-${one.importance}`, one.seen_at === null && 'st-ann-unseen')}
            onClick={() => onOpen(one)}
          >
            <span className="st-ann-head">
              <ImportanceLabel importance={one.importance} />
              {one.pinned ? <PinIcon size={15} title={text.pinned} /> : null}
              {one.seen_at === null ? <Tag tone="info">{text.unseen}</Tag> : null}
              {one.require_ack && one.acked_at === null ? <Tag tone="warning">{text.needsAck}</Tag> : null}
              <small>{momentLabel(one.start_at, now)}</small>
            </span>
            <b>
              <Line>{one.title}</Line>
            </b>
            <small className="st-ann-text" dir="auto">
              {excerptOfHtml(one.body)}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
