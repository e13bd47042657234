import { useState } from 'react';
import { PAGE_SIZES } from '@hamyar/contracts';
import type { UserAnnouncement } from '@hamyar/contracts/announcements';
import { Alert, Card, EmptyState, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { AnnouncementIcon } from '@hamyar/design-system/icons';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { Pager } from '@hamyar/design-system/table';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useIdParam, useNavigate } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useOwnAnnouncements, useUserAnnouncementQuery } from '../api/user-announcement.api.ts';
import { AnnouncementRows } from '../features/announcement-reading/announcement-rows.tsx';
import { AnnouncementDialog } from '../features/announcement-reading/opened-announcement.ts';
import { faAnnouncements as text } from '../messages/fa-announcements.ts';
import '../css/announcements.css';

const SIZE = PAGE_SIZES[0];

/** All announcements for this person; `/announcements/:id` opens one of them, where a notification leads. */
export function UserAnnouncementsScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const { currentData, isError, isFetching, refetch } = useOwnAnnouncements(SIZE, page);
  const linked = useUserAnnouncementQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<UserAnnouncement | null>(null);
  const opened = chosen ?? (id === null ? null : (linked.currentData ?? null));
  const close = () => {
    setChosen(null);
    if (id !== null) navigate('/announcements', { replace: true });
  };
  const announcements = currentData?.data ?? [];
  const unseen = announcements.filter(({ seen_at }) => seen_at === null).length;
  return (
    <Page narrow>
      <PageHeader title={text.title} count={unseen > 0 ? fill(text.unseenCount, { n: unseen }) : null} />
      <Card flush>
        {id !== null && linked.isError ? <Alert tone="info">{text.gone}</Alert> : null}
        {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
        {currentData === undefined && !isError ? <Skeleton lines={2} rows={4} height={240} /> : null}
        {currentData !== undefined && announcements.length === 0 ? (
          <EmptyState icon={<AnnouncementIcon />} title={text.empty} description={text.emptyHint} />
        ) : null}
        {announcements.length > 0 ? (
          <AnnouncementRows label={text.title} announcements={announcements} onOpen={setChosen} />
        ) : null}
        {currentData && currentData.total > SIZE ? (
          <Pager page={page} perPage={SIZE} total={currentData.total} sizes={false} onChange={setPage} />
        ) : null}
      </Card>
      <OnDemand onClose={close}>
        {opened ? <AnnouncementDialog announcement={opened} onClose={close} /> : null}
      </OnDemand>
    </Page>
  );
}
