import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { MAY_READ_EVENTS } from '../../shared/event-gates.ts';
import { useRoomy } from '../../shared/use-roomy.ts';
import type { EventsToggle } from '../../shared/events-button.tsx';
import type { HistoryOwner } from './event-drawer.tsx';

const EventDrawer = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './event-drawer.tsx'), 'EventDrawer');

interface EventDrawerState {
  events: EventsToggle;
  /** Of the box around the page, which makes room for a drawer next to it. */
  box: { ref: RefObject<HTMLDivElement | null>; className: string | undefined };
  /** Stands in the box. */
  drawer: ReactNode;
}

/** The history of events of what a page shows: next to the page where there is room, over it elsewhere. */
export function useEventDrawer(owner: HistoryOwner): EventDrawerState {
  const mayRead = useGate(MAY_READ_EVENTS);
  const [open, setOpen] = useState(false);
  const docked = useRoomy();
  const ref = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // beside the page nothing else gives the focus back
    if (docked) ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };
  return {
    events: mayRead ? { open, toggle: () => (open ? close() : setOpen(true)) } : null,
    box: { ref, className: open && docked ? 'customers-page-narrow' : undefined },
    drawer: (
      <OnDemand onClose={() => setOpen(false)}>
        {mayRead && open ? <EventDrawer owner={owner} docked={docked} onClose={close} /> : null}
      </OnDemand>
    ),
  };
}
