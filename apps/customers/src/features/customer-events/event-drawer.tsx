import { useEffect, useRef, useState } from 'react';
import type { CustomerLevelSummary } from '@hamyar/contracts';
import { Avatar, Button, Name } from '@hamyar/design-system/basics';
import { BackIcon, PlusIcon } from '@hamyar/design-system/icons';
import { Drawer } from '@hamyar/design-system/overlay';
import { useGate } from '@hamyar/module-sdk';
import { fill, formatNumber } from '@hamyar/persian';
import type { HistoryOf } from '../../api/customer-event.api.ts';
import { faEvents as text } from '../../messages/fa-events.ts';
import { LevelBadge } from '../../shared/badges.tsx';
import { MAY_ADD_EVENTS } from '../../shared/event-gates.ts';
import { CustomerEventForm } from './customer-event.form.tsx';
import { EventFilterPanel } from './event-filter.tsx';
import { EventList } from './event-list.tsx';
import { useEventHistory } from './use-event-history.ts';

/** Whose history is open. */
export interface HistoryOwner {
  of: HistoryOf;
  name: string;
  picture: string | null;
  level: CustomerLevelSummary | null;
}

interface EventDrawerProps {
  owner: HistoryOwner;
  /** Next to the card, where the page has room for both. */
  docked: boolean;
  onClose(): void;
}

/**
 * The history of events of a customer: to read, to filter and to add to (spec 2.87); of an organisation, whose people's
 * events are added to where each person is.
 */
export function EventDrawer({ owner: { of, name, picture, level }, docked, onClose }: EventDrawerProps) {
  const [adding, setAdding] = useState(false);
  const customerId = 'user_id' in of ? of.user_id : null;
  const mayAdd = useGate(MAY_ADD_EVENTS) && customerId !== null;
  const history = useEventHistory(of);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // beside the page nothing else moves the focus into it
    if (docked) content.current?.focus();
  }, [docked]);
  const created = () => {
    setAdding(false);
    history.reload();
  };
  return (
    <Drawer
      open
      docked={docked}
      className={docked ? 'customers-events-docked' : undefined}
      title={customerId === null ? text.organizationTitle : text.title}
      onClose={onClose}
      extra={
        mayAdd ? (
          <Button
            variant="outline"
            icon={adding ? <BackIcon /> : <PlusIcon />}
            onClick={() => setAdding((before) => !before)}
          >
            {adding ? text.back : text.add}
          </Button>
        ) : undefined
      }
    >
      <div
        ref={content}
        tabIndex={-1}
        className="customers-events-content"
        onKeyDown={(event) => {
          if (docked && event.key === 'Escape' && !event.defaultPrevented) onClose();
        }}
      >
        <div className="customers-events-who">
          <Avatar name={name} src={picture ?? undefined} seed={customerId ?? name} size={44} />
          <div>
            <b>
              <Name>{name}</Name>
            </b>
            {history.total === undefined ? null : <small>{fill(text.total, { n: formatNumber(history.total) })}</small>}
          </div>
          <LevelBadge level={level} />
        </div>
        {adding && customerId !== null ? (
          // eslint-disable-next-line hamyar/form-in-dialog -- spec 2.87: the drawer itself shows the form in place of its list
          <CustomerEventForm
            customer={{ id: customerId, name }}
            onCreated={created}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <>
            <EventFilterPanel history={history} />
            <EventList
              history={history}
              named={customerId === null}
              filtered={Object.values(history.filter).some((value) => value !== undefined)}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}
