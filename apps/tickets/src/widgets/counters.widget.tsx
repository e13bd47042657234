import type { ComponentType } from 'react';
import { Card } from '@hamyar/design-system/basics';
import { BellIcon, TicketsIcon, UserIcon, WaitIcon, WarningIcon, type IconProps } from '@hamyar/design-system/icons';
import { Link } from '@hamyar/module-sdk';
import { formatNumber } from '@hamyar/persian';
import { useTicketCountersQuery } from '../api/ticket.api.ts';
import { faStaff } from '../messages/fa-staff.ts';
import type { TicketViewName } from '../shared/ticket-filter.conversions.ts';
import './widgets.css';

const text = faStaff.widgets;
const CELLS: readonly {
  view: TicketViewName;
  label: string;
  hint: string;
  icon: ComponentType<IconProps>;
  hot?: boolean;
}[] = [
  { view: 'mine', label: text.mine, hint: text.notClosed, icon: TicketsIcon },
  { view: 'waiting_for_me', label: text.waitingForMe, hint: text.needsAnswer, icon: WaitIcon },
  { view: 'urgent', label: text.urgent, hint: text.critical, icon: WarningIcon, hot: true },
  { view: 'unassigned', label: text.unassigned, hint: text.inScope, icon: UserIcon },
  { view: 'unread', label: text.unread, hint: text.newMessages, icon: BellIcon },
];
const VIEWS = CELLS.map(({ view }) => view);

/** Five counters, each with a link to its list. */
export function CountersWidget() {
  const { data, isError } = useTicketCountersQuery({ views: VIEWS }, { refetchOnMountOrArgChange: 10 });
  return (
    <Card flush className="tkw-counters">
      <nav aria-label={text.counters}>
        {CELLS.map(({ view, label, hint, icon: Icon, hot }) => (
          <Link
            key={view}
            to={{ route: 'tickets', search: { view } }}
            className={hot && data?.[view] ? 'tkw-counter tkw-counter-hot' : 'tkw-counter'}
          >
            <span>
              <Icon />
              {label}
            </span>
            <span className="tkw-counter-line">
              {data?.[view] === undefined && !isError ? null : (
                <>
                  <b>{data?.[view] === undefined ? '؟' : formatNumber(data[view])}</b>
                  <small>{hint}</small>
                </>
              )}
            </span>
          </Link>
        ))}
      </nav>
    </Card>
  );
}
