import { toFa } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { Avatar } from '../basics/avatar.tsx';
import { DropdownMenu } from '../basics/dropdown-menu.tsx';
import type { MenuItem } from '../basics/dropdown-menu.tsx';
import { IconButton } from '../basics/icon-button.tsx';
import { lineText } from '../basics/text.tsx';
import { Popover } from '../basics/popover.tsx';
import { EmptyState, ErrorState, Skeleton } from '../basics/feedback.tsx';
import { ChevronDownIcon } from '../icons/essential.tsx';
import { BellIcon } from '../icons/general.tsx';
import { useLinkClick } from '../theme/link.tsx';
import { layoutText } from './messages.ts';

/** Props of {@link ProfileMenu}. */
export interface ProfileMenuProps {
  /** Full name; «بدون نام» without one (spec 2.50). */
  name: string | null;
  role: string;
  picture?: string | null;
  seed?: string | number;
  items: readonly MenuItem[];
}

/** The person at the end of the top bar, with the menu of their account (spec 2.50). */
export function ProfileMenu({ name, role, picture, seed, items }: ProfileMenuProps) {
  const shown = name?.trim() || layoutText.noName;
  const words = (
    <>
      <b>
        <bdi>{shown}</bdi>
      </b>
      <small>{role}</small>
    </>
  );
  return (
    <DropdownMenu
      label={layoutText.profileMenu}
      items={items}
      width={232}
      // narrow windows have no room for it in the bar
      header={<div className="hd-me-head">{words}</div>}
      trigger={(props) => (
        <button type="button" className="hd-me" {...props}>
          <span className="hd-visually-hidden">{layoutText.profileMenu}: </span>
          <Avatar name={shown} src={picture} seed={seed ?? shown} size={34} />
          <span className="hd-me-words">{words}</span>
          <ChevronDownIcon size={12} />
        </button>
      )}
    />
  );
}

/** One notification. */
export interface NotificationItem {
  id: string | number;
  text: ReactNode;
  /** «۳ دقیقه پیش». */
  time: ReactNode;
  icon?: ReactNode;
  unread: boolean;
  /** Target ticket or link (spec 2.49). */
  href?: string;
}

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  items: readonly NotificationItem[];
  /** Number of unread ones: the bell shows a dot, its label and the panel the number, exact to 99. */
  unread: number;
  loading?: boolean;
  failed?: boolean;
  onRetry?: () => void;
  onReadAll: () => void;
  onSelect: (item: NotificationItem) => void;
  onOpenChange?: (open: boolean) => void;
  /** Under the list, e.g. to request permission for browser notifications. */
  footer?: ReactNode;
}

/** Largest exact number in a label; beyond it «بیش از ۹۹». */
const COUNTED = 99;

const unreadLabel = (unread: number): string =>
  (unread > COUNTED ? layoutText.notificationsMany : layoutText.notificationsUnread).replace(
    '{n}',
    toFa(Math.min(unread, COUNTED)),
  );

function NotificationLine({ item, onSelect }: { item: NotificationItem; onSelect: () => void }) {
  const follow = useLinkClick(item.href);
  const outside = item.href?.startsWith('https://') === true;
  const content = (
    <>
      <span className="hd-notification-icon" aria-hidden="true">
        {item.icon ?? <BellIcon />}
      </span>
      <span className="hd-notification-text">
        <span dir="auto">{typeof item.text === 'string' ? lineText(item.text) : item.text}</span>
        <small>{item.time}</small>
      </span>
      {item.unread ? (
        <i className="hd-notification-dot">
          <span className="hd-visually-hidden">{layoutText.unread}</span>
        </i>
      ) : null}
    </>
  );
  return item.href === undefined ? (
    <button type="button" className="hd-notification" onClick={onSelect}>
      {content}
    </button>
  ) : (
    <a
      href={item.href}
      className="hd-notification"
      {...(outside ? { target: '_blank', rel: 'noreferrer' } : {})}
      onClick={(event) => {
        onSelect();
        follow(event);
      }}
    >
      {content}
      {outside ? <span className="hd-visually-hidden">{layoutText.newWindow}</span> : null}
    </a>
  );
}

/** The bell with its dot, and the last seven days under it (spec 2.49). */
export function NotificationPanel({
  items,
  unread,
  loading,
  failed,
  onRetry,
  onReadAll,
  onSelect,
  onOpenChange,
  footer,
}: NotificationPanelProps) {
  return (
    <Popover
      label={layoutText.notifications}
      width={380}
      onOpenChange={onOpenChange}
      className="hd-notifications"
      trigger={(props) => (
        <IconButton
          icon={<BellIcon />}
          label={unread > 0 ? unreadLabel(unread) : layoutText.notifications}
          dot={unread > 0}
          {...props}
        />
      )}
    >
      {(close) => (
        <>
          <header className="hd-notifications-head">
            <div>
              <b>{layoutText.notificationsDays}</b>
              {unread > 0 ? <small>{unreadLabel(unread)}</small> : null}
            </div>
            {unread > 0 ? (
              <button type="button" onClick={onReadAll}>
                {layoutText.notificationsRead}
              </button>
            ) : null}
          </header>
          {loading ? (
            <Skeleton lines={4} />
          ) : failed ? (
            <ErrorState onRetry={onRetry} />
          ) : items.length === 0 ? (
            <EmptyState compact icon={<BellIcon />} title={layoutText.notificationsEmpty} />
          ) : (
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <NotificationLine
                    item={item}
                    onSelect={() => {
                      onSelect(item);
                      close();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {footer ? <footer className="hd-notifications-foot">{footer}</footer> : null}
        </>
      )}
    </Popover>
  );
}
