import { useContext, useState, useSyncExternalStore } from 'react';
import { NotificationPanel } from '@hamyar/design-system/layout';
import { getPlatform } from '@hamyar/module-sdk';
import { relativeTime } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { requestNotificationPermission, isNotificationUndecided } from '../notifications/browser-notification.ts';
import {
  notificationPath,
  useMarkNotificationReadMutation,
  useNotificationsQuery,
} from '../notifications/notification.api.ts';
import { unreadCount } from '../notifications/unread-count.ts';
import { ServerPage } from '../ssr/server-page.ts';
import { useMinuteTick } from './use-minute-tick.ts';

/**
 * The bell: a dot while something is unread, and a panel with the notifications of seven days (spec 2.49). They are
 * fetched when the panel opens.
 */
export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  useMinuteTick(open);
  const server = useContext(ServerPage);
  const unread = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => server?.unread ?? 0);
  const { data, isLoading, isError, refetch } = useNotificationsQuery(opened ? undefined : skipToken);
  const [mark] = useMarkNotificationReadMutation();
  const notices = data?.items ?? [];
  const items = notices.map((notice) => ({
    id: notice.id,
    text: notice.content,
    time: relativeTime(notice.date, getPlatform().now()),
    unread: !notice.read,
    href: notificationPath(notice) ?? undefined,
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
      // the button is shown only where the browser supports notifications and has not been asked before
      footer={
        open && isNotificationUndecided() && notices.some(({ push }) => push) ? (
          <NotificationPermissionPrompt />
        ) : undefined
      }
    />
  );
}

function NotificationPermissionPrompt() {
  const [asked, setAsked] = useState(false);
  if (asked) return null;
  return (
    <button type="button" onClick={() => void requestNotificationPermission().finally(() => setAsked(true))}>
      {fa.top.allowPush}
    </button>
  );
}
