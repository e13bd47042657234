import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Ticket, TicketContent } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { Conversation, DaySeparator, useKeptPosition } from '@hamyar/design-system/conversation';
import { fa } from '../../messages/fa.ts';
import { threadItems } from '../../shared/thread-items.ts';
import { useNow } from '@hamyar/module-kit/live';

interface ThreadProps {
  ticket: Ticket;
  /** Up to which sequence the ticket was read when it was opened. */
  readSeq: number;
  /** Draws one content; the staff edition also draws notes. */
  content(content: TicketContent): ReactNode;
  /** What stands below the last content. */
  end?: ReactNode;
}

/**
 * The conversation of a ticket: days, the unread line, contents. It opens at the last read content, stays there while
 * pictures and the composer take their room, and scrolls to new ones only when the reader is at the end.
 */
export function Thread({ ticket, readSeq, content, end }: ThreadProps) {
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, onScroll } = useKeptPosition(box, ticket.id);
  const wasAtEnd = useRef(true);
  const shown = useRef<number | null>(null);
  const [below, setBelow] = useState(false);
  const items = threadItems(ticket.contents, readSeq, now);
  const last = ticket.contents.at(-1)?.id;
  const mine = ticket.contents.at(-1)?.mine ?? false;

  useLayoutEffect(() => {
    wasAtEnd.current = isAtEnd();
    setBelow(!wasAtEnd.current);
  }, [ticket.id, isAtEnd]);

  useEffect(() => {
    if (shown.current === ticket.id) {
      if (wasAtEnd.current || mine) toEnd();
      else setBelow(true);
    }
    shown.current = ticket.id;
  }, [ticket.id, last, mine, toEnd]);

  const scrolled = () => {
    onScroll();
    wasAtEnd.current = isAtEnd();
    if (wasAtEnd.current) setBelow(false);
  };
  return (
    <div className="tk-thread-frame">
      <Conversation ref={box} label={fa.thread.label} onScroll={scrolled}>
        {items.map((item) => {
          if (item.kind === 'day') return <DaySeparator key={item.key}>{item.label}</DaySeparator>;
          if (item.kind === 'unread')
            return (
              <p key={item.key} className="tk-unread" data-unread="">
                <span>{fa.thread.unread}</span>
              </p>
            );
          return <Fragment key={item.key}>{content(item.content)}</Fragment>;
        })}
        {end}
      </Conversation>
      {below ? (
        <Button size="sm" variant="soft" className="tk-below" endIcon={<ChevronDownIcon />} onClick={toEnd}>
          {fa.thread.newBelow}
        </Button>
      ) : null}
    </div>
  );
}
