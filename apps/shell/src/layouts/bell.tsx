import { useState, useSyncExternalStore } from 'react';
import { NotificationPanel } from '@hamyar/design-system/layout';
import { getPlatform } from '@hamyar/module-sdk';
import { relativeTime } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { allowPush, pushUnasked } from '../notices/browser-push.ts';
import { noticePath, useMarkNoticeReadMutation, useNoticesQuery } from '../notices/notice.api.ts';
import { unreadNotices } from '../notices/unread.ts';
import { useMinute } from './use-minute.ts';

/** The bell: a dot while something is unread, the last seven days under it (spec 2.49). Nothing is fetched before it is opened. */
export function Bell() {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  useMinute(open);
  const unread = useSyncExternalStore(unreadNotices.subscribe, unreadNotices.get, unreadNotices.get);
  const { data, isLoading, isError, refetch } = useNoticesQuery(opened ? undefined : skipToken);
  const [mark] = useMarkNoticeReadMutation();
  const notices = data?.items ?? [];
  const items = notices.map((notice) => ({
    id: notice.id,
    text: notice.content,
    time: relativeTime(notice.date, getPlatform().now()),
    unread: !notice.read,
    href: noticePath(notice) ?? undefined,
  }));
  return (
    <NotificationPanel
      items={items}
      unread={unread}
      loading={isLoading}
      failed={isError}
      onRetry={() => void refetch()}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setOpened(true);
      }}
      onMarkAllRead={() => void mark({ all: true })}
      onSelect={(item) => item.unread && void mark({ id: Number(item.id) })}
      // the browser is asked only where it would tell something, and only by a click
      footer={open && pushUnasked() && notices.some(({ push }) => push) ? <AskForPush /> : undefined}
    />
  );
}

function AskForPush() {
  const [asked, setAsked] = useState(false);
  if (asked) return null;
  return (
    <button type="button" onClick={() => void allowPush().finally(() => setAsked(true))}>
      {fa.top.allowPush}
    </button>
  );
}
