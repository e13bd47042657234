import { useState } from 'react';
import type { Notice } from '@hamyar/contracts/notifications';
import { Card } from '@hamyar/design-system/basics';
import { noticeText as text } from '../../messages/fa-notice.ts';
import { NoticeDialog } from './notice.dialog.tsx';
import { NoticeRow } from './notice-row.tsx';

const keyOf = ({ event, audience }: Notice): string => `${event} ${audience}`;

/** All events with their audiences; the text of a mail opens in a dialog. */
export function NoticeMatrix({ notices }: { notices: readonly Notice[] }) {
  const [edited, setEdited] = useState<string | null>(null);
  const groups = [...new Set(notices.map(({ event }) => event))].map((event) =>
    notices.filter((one) => one.event === event),
  );
  const opened = notices.find((one) => keyOf(one) === edited);
  return (
    <Card flush title={text.list}>
      {groups.map((group) => (
        <section key={group[0]!.event} className="settings-notices" aria-label={group[0]!.title}>
          <h3>{group[0]!.title}</h3>
          <ul>
            {group.map((notice) => (
              <NoticeRow key={keyOf(notice)} notice={notice} onEdit={() => setEdited(keyOf(notice))} />
            ))}
          </ul>
        </section>
      ))}
      {opened ? <NoticeDialog notice={opened} onClose={() => setEdited(null)} /> : null}
    </Card>
  );
}
