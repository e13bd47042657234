import { useState } from 'react';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useUserAnnouncementQuery } from '../api/user-announcement.api.ts';
import { AnnouncementDialog } from '../features/announcement-reading/announcement.dialog.tsx';
import { faAnnouncements as text } from '../messages/fa-announcements.ts';

/** Those that were closed without an answer in this tab: they come once, and again when their text has changed. */
const CLOSED_KEY = 'hamyar.announcements-closed';
const keyOf = ({ id, version_number: version }: { id: number; version_number: number }) => `${id}.${version}`;
const readClosed = (): string[] => sessionStorage.getItem(CLOSED_KEY)?.split(' ') ?? [];

function keepClosed(closed: readonly string[]): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, closed.join(' '));
  } catch {
    // a full storage: it comes again with the next page
  }
}

/** A critical announcement that asks to be acknowledged, over whatever page is open, one after the other (decisions 2.13). */
export function PendingAnnouncement() {
  const pending = useReferenceList('pending_announcements') ?? [];
  const [closed, setClosed] = useState(readClosed);
  const next = pending.find((one) => !closed.includes(keyOf(one)));
  const { currentData } = useUserAnnouncementQuery(next?.id ?? skipToken, { refetchOnMountOrArgChange: true });
  if (!next || !currentData) return null;
  const close = () => {
    const all = [...new Set([...closed, keyOf(next)])];
    setClosed(all);
    keepClosed(all);
  };
  return <AnnouncementDialog key={next.id} announcement={currentData} hint={text.pendingHint} onClose={close} />;
}
