import { useState, type FormEvent, type ReactNode } from 'react';
import { KEYWORD_MAX } from '@hamyar/contracts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  SearchInput,
  Skeleton,
  useTextLimit,
} from '@hamyar/design-system/basics';
import { ReplyIcon, TicketsIcon } from '@hamyar/design-system/icons';
import { useNow } from '@hamyar/module-kit/live';
import { formatNumber } from '@hamyar/persian';
import { Link, targetPath, useNavigate, type RouteTarget } from '@hamyar/module-sdk';
import { CustomerAside } from '../features/customer-ticket-list/customer-aside.tsx';
import { CustomerTicketListRow } from '../features/customer-ticket-list/customer-ticket-row.tsx';
import { NewTicketLink } from '../features/customer-ticket-list/new-ticket-link.tsx';
import { fa } from '../messages/fa.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { useHomeTickets, type HomeTickets } from '../shared/use-home-tickets.ts';
import '../tickets.css';
import '../customer.css';
import '../home.css';

const text = faCustomer.home;

/** The first line of a customer's home: finding a ticket, and writing a new one (decisions 2.0). */
export function HomeStartWidget() {
  return (
    <div className="tk-home-start">
      <TicketSearch />
      <NewTicketLink />
    </div>
  );
}

/** Leads to the list of the customer's tickets with what was found. */
function TicketSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { problem } = useTextLimit(typed, KEYWORD_MAX);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    const to = targetPath({ route: 'tickets', search: { view: 'all', s: typed.trim() || undefined } });
    if (to) navigate(to);
  };
  return (
    <form role="search" aria-label={faCustomer.search} onSubmit={search}>
      <SearchInput
        className="tk-home-search"
        label={faCustomer.search}
        type="text"
        role="searchbox"
        dir={typed ? 'auto' : 'rtl'}
        enterKeyHint="search"
        autoComplete="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : 'tk-home-search-note'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      >
        {problem === null ? null : (
          <small id="tk-home-search-note" role="status" className="hd-search-short">
            {problem}
          </small>
        )}
        <Button type="submit" variant="primary">
          {fa.search}
        </Button>
      </SearchInput>
    </form>
  );
}

/** What waits for the customer and what is being worked on, and beside it when somebody answers. */
export function HomeTicketsWidget() {
  const tickets = useHomeTickets();
  if (tickets.failed !== null)
    return (
      <Card>
        <ErrorState title={fa.list.failed} description={tickets.failed} onRetry={tickets.refetch} />
      </Card>
    );
  // the side column comes with the tickets: on phones it stands below them and they would push it down
  if (!tickets.ready)
    return (
      <Card>
        <Skeleton lines={2} rows={5} />
      </Card>
    );
  return (
    <div className="tk-columns" aria-busy={!tickets.complete}>
      <OpenTickets waiting={tickets.waiting} running={tickets.running} />
      <CustomerAside departmentId={tickets.departmentId} rows={tickets.closed} />
    </div>
  );
}

function OpenTickets({ waiting, running }: Pick<HomeTickets, 'waiting' | 'running'>) {
  if (waiting.total + running.total === 0)
    return (
      <Card>
        <EmptyState
          kind="note"
          icon={<TicketsIcon />}
          title={text.nothingOpen}
          description={text.nothingOpenHint}
          action={<AllTickets />}
        />
      </Card>
    );
  return (
    <div className="tk-home-tickets">
      {waiting.total > 0 ? (
        <TicketGroup
          className="tk-home-waiting"
          title={faCustomer.tabs.waiting_for_customer}
          icon={<ReplyIcon />}
          group={waiting}
          view="waiting_for_customer"
          action={text.answer}
        />
      ) : null}
      {running.total > 0 ? (
        <TicketGroup title={faCustomer.tabs.in_progress} icon={<TicketsIcon />} group={running} view="in_progress" />
      ) : null}
      <AllTickets />
    </div>
  );
}

const AllTickets = () => (
  <Link className="tk-home-all" to={{ route: 'tickets' }}>
    {text.all}
  </Link>
);

interface TicketGroupProps {
  className?: string;
  title: string;
  icon: ReactNode;
  group: HomeTickets['waiting'];
  view: NonNullable<Extract<RouteTarget, { route: 'tickets' }>['search']>['view'];
  /** Word of what the customer does with each of them, in place of their status, which is the same. */
  action?: string;
}

function TicketGroup({ className, title, icon, group: { rows, total }, view, action }: TicketGroupProps) {
  const now = useNow();
  return (
    <Card
      flush
      className={className}
      title={title}
      icon={icon}
      count={formatNumber(total)}
      extra={total > rows.length ? <Link to={{ route: 'tickets', search: { view } }}>{text.more}</Link> : null}
    >
      <ul aria-label={title}>
        {rows.map((row) => (
          <CustomerTicketListRow
            key={row.id}
            row={row}
            now={now}
            line={action ? 'message' : 'ticket'}
            action={action}
          />
        ))}
      </ul>
    </Card>
  );
}
