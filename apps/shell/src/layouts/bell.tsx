import { useState, useSyncExternalStore } from 'react';
import { NotificationPanel } from '@hamyar/design-system/layout';
import { getPlatform } from '@hamyar/module-sdk';
import { relativeTime } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { noticePath, useMarkNoticeReadMutation, useNoticesQuery } from '../notices/notice.api.ts';
import { unreadNotices } from '../notices/unread.ts';

/** The bell: a dot while something is unread, the last seven days under it (spec 2.49). Nothing is fetched before it is opened. */
export function Bell() {
  const [opened, setOpened] = useState(false);
  const unread = useSyncExternalStore(unreadNotices.subscribe, unreadNotices.get);
  const { data, isLoading, isError, refetch } = useNoticesQuery(opened ? undefined : skipToken);
  const [mark] = useMarkNoticeReadMutation();
  const items = (data?.items ?? []).map((notice) => ({
    id: notice.id,
    text: notice.count > 1 ? `${notice.content} (${notice.count})` : notice.content,
    time: relativeTime(notice.date, getPlatform().now()),
    unread: !notice.read,
    href: noticePath(notice) ?? undefined,
  }));
  return (
    <NotificationPanel
      items={items} hasUnread={unread > 0} loading={isLoading} failed={isError} onRetry={() => void refetch()}
      onOpenChange={(open) => open && setOpened(true)}
      onMarkAllRead={() => {
        unreadNotices.set(0);
        void mark({ all: true });
      }}
      onSelect={(item) => {
        if (!item.unread) return;
        unreadNotices.set(Math.max(0, unreadNotices.get() - 1));
        void mark({ id: Number(item.id) });
      }}
    />
  );
}
