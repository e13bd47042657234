import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Ticket, TicketContent } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { Conversation, DaySeparator } from '@hamyar/design-system/ticket';
import { fa } from '../../messages/fa.ts';
import { threadItems } from '../../shared/thread-items.ts';
import { useNow } from '@hamyar/module-kit/live';

interface ThreadProps {
  ticket: Ticket;
  /** Up to which sequence the ticket was read when it was opened. */
  readSeq: number;
  /** Draws one content; the staff edition also draws notes. */
  content(content: TicketContent): ReactNode;
}

/** px from the end within which the conversation scrolls to new contents */
const FOLLOW_DISTANCE_PX = 120;

/**
 * The conversation of a ticket: days, the unread line, contents. It opens at the last read content and scrolls to new
 * ones only when the reader is at the end.
 */
export function Thread({ ticket, readSeq, content }: ThreadProps) {
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [below, setBelow] = useState(false);
  const items = threadItems(ticket.contents, readSeq, now);
  const last = ticket.contents.at(-1)?.id;
  const mine = ticket.contents.at(-1)?.mine ?? false;

  useLayoutEffect(() => {
    const unread = box.current?.querySelector('[data-unread]');
    if (unread) unread.scrollIntoView({ block: 'start' });
    else scrollToEnd(box.current);
    atEnd.current = isAtEnd(box.current);
    setBelow(false);
  }, [ticket.id]);

  useEffect(() => {
    if (atEnd.current || mine) scrollToEnd(box.current);
    else setBelow(true);
  }, [last, mine]);

  const scrolled = () => {
    atEnd.current = isAtEnd(box.current);
    if (atEnd.current) setBelow(false);
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
      </Conversation>
      {below ? (
        <Button
          size="sm"
          variant="soft"
          className="tk-below"
          endIcon={<ChevronDownIcon />}
          onClick={() => scrollToEnd(box.current)}
        >
          {fa.thread.newBelow}
        </Button>
      ) : null}
    </div>
  );
}

const isAtEnd = (box: HTMLElement | null): boolean =>
  box === null || box.scrollHeight - box.scrollTop - box.clientHeight < FOLLOW_DISTANCE_PX;

function scrollToEnd(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight;
}
