import { useState } from 'react';
import type { UserAnnouncement } from '@hamyar/contracts/announcements';
import { Card, EmptyState, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { AnnouncementIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { Link } from '@hamyar/module-sdk';
import { formatNumber } from '@hamyar/persian';
import { useOwnAnnouncements } from '../api/user-announcement.api.ts';
import { AnnouncementRows } from '../features/announcement-reading/announcement-rows.tsx';
import { AnnouncementDialog } from '../features/announcement-reading/opened-announcement.ts';
import { faAnnouncements as text } from '../messages/fa-announcements.ts';
import '../css/announcements.css';

/** Announcements that a dashboard shows; their page has the others. */
const SHOWN = 3;
/** The smallest page of the call. */
const READ = 10;

/** The own announcements on the dashboard of both editions, unseen ones first (spec 7.27). */
export function AnnouncementsWidget() {
  const { data, isError, isFetching, refetch } = useOwnAnnouncements(READ);
  const [opened, setOpened] = useState<UserAnnouncement | null>(null);
  const announcements = data?.data ?? [];
  const unseen = announcements.filter(({ seen_at }) => seen_at === null).length;
  return (
    <Card
      flush
      className="st-ann-card"
      title={text.title}
      icon={<AnnouncementIcon />}
      count={unseen > 0 ? formatNumber(unseen) : null}
      extra={<Link to={{ route: 'announcements' }}>{text.all}</Link>}
    >
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={2} rows={2} height={120} /> : null}
      {data !== undefined && announcements.length === 0 ? (
        <EmptyState kind="note" compact icon={<AnnouncementIcon />} title={text.empty} description={text.emptyHint} />
      ) : null}
      {announcements.length > 0 ? (
        <AnnouncementRows label={text.title} announcements={announcements.slice(0, SHOWN)} onOpen={setOpened} />
      ) : null}
      <OnDemand onClose={() => setOpened(null)}>
        {opened ? <AnnouncementDialog announcement={opened} onClose={() => setOpened(null)} /> : null}
      </OnDemand>
    </Card>
  );
}
