import { useEffect, useState } from 'react';
import { channels } from '@hamyar/contracts';
import { getPlatform, useContributions, useUser, type Contribution } from '@hamyar/module-sdk';
import { loadReferenceLists, useReferenceList } from '@hamyar/store';
import { wouldDisturb } from '../platform/disturbance.ts';

type ListName = Parameters<typeof useReferenceList>[0];

/** ms between two looks whether the person can be disturbed now */
const LOOK_MS = 1_000;
/** ms: after an event that many tabs receive, each tab waits a random time up to this */
const MAX_DELAY_MS = 2_000;

/** What modules show over any page by themselves, while there is something to show (slot `page.notice/v1`). */
export function PageNotices() {
  const user = useUser();
  const parts = useContributions('page.notice/v1');
  if (!user) return null;
  return (
    <>
      {parts.map((part) => (
        <PageNotice key={`${part.module}/${part.name}`} part={part} userId={user.id} />
      ))}
    </>
  );
}

/** One of them: its code is loaded when its list has rows and nobody is disturbed. */
function PageNotice({ part, userId }: { part: Contribution; userId: number }) {
  const rows = useReferenceList(part.whileListed as ListName);
  useListedByNotifications(userId);
  const waiting = Array.isArray(rows) && rows.length > 0;
  const free = useQuietMoment(waiting);
  const { Part } = getPlatform();
  if (!waiting || !free) return null;
  return (
    // a dialog draws itself over the page, not here; one that cannot be loaded comes with the next page
    <div hidden>
      <Part module={part.module} code={part.code} context={{}} size="slot" onFailed={() => undefined} />
    </div>
  );
}

/** Whether the moment has come, from then on until nothing waits any more. */
function useQuietMoment(waiting: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!waiting) return setFree(false);
    const look = () => {
      if (wouldDisturb()) return;
      clearInterval(timer);
      setFree(true);
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }, [waiting]);
  return free;
}

/** Reads the lists again when the person is notified of something that such a list may have. */
function useListedByNotifications(userId: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = getPlatform().socket.subscribe(channels.user(userId), {
      event: (event) => {
        if (event.name !== 'notice' || event.data.link?.type !== 'announcement') return;
        clearTimeout(timer);
        timer = setTimeout(() => void loadReferenceLists({ force: true }), Math.random() * MAX_DELAY_MS);
      },
      missed: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [userId]);
}
