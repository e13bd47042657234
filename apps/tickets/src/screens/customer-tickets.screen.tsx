import { Card, Pill } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { Fab } from '@hamyar/design-system/layout';
import { Link, useTargetPath } from '@hamyar/module-sdk';
import { CUSTOMER_VIEWS, CustomerTicketList } from '../features/customer-ticket-list/customer-ticket-list.tsx';
import { RatingForm } from '../features/rating/rating.form.tsx';
import { fa } from '../messages/fa.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { WorkingHoursCard } from '../shared/working-hours-card.tsx';
import { OutsideHoursHint } from '../shared/outside-hours-hint.tsx';
import { totalText } from '../shared/ticket-total.ts';
import { useTicketList } from '../shared/use-ticket-list.ts';
import '../tickets.css';
import '../customer.css';

/** The view a customer's list starts with. */
const CUSTOMER_LANDING = 'all' as const;

/** `/tickets` of the customer edition. */
export function CustomerTicketsScreen() {
  const list = useTicketList(CUSTOMER_VIEWS, CUSTOMER_LANDING);
  const newPath = useTargetPath({ route: 'tickets-new' });
  const rateable = list.rows.find((row) => row.can_rate && row.satisfaction === 0);
  return (
    <>
      <div className="tk-chead">
        <h1>{faCustomer.title}</h1>
        {list.total === null ? null : <Pill>{totalText(list.total)}</Pill>}
        <span className="hd-grow" />
        {newPath === null ? (
          <span className="hd-muted">{faCustomer.limited}</span>
        ) : (
          <Link className="hd-button hd-button-primary hd-button-lg tk-only-wide" to={newPath}>
            <PlusIcon />
            {fa.newTicket}
          </Link>
        )}
      </div>
      <div className="tk-columns">
        <CustomerTicketList list={list} />
        <aside className="tk-side">
          <WorkingHoursCard />
          <OutsideHoursHint departmentId={list.rows[0]?.department.id ?? null} />
          {rateable ? (
            <Card title={faCustomer.rating.ask}>
              <RatingForm
                key={rateable.id}
                ticketId={rateable.id}
                given={0}
                comment={null}
                editable
                subject={rateable.subject}
              />
            </Card>
          ) : null}
        </aside>
      </div>
      {newPath === null ? null : <Fab label={fa.newTicket} href={newPath} />}
    </>
  );
}
