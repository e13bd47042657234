import { Card, EmptyState } from '@hamyar/design-system/basics';
import { BackIcon } from '@hamyar/design-system/icons';
import { Link, useNavigate } from '@hamyar/module-sdk';
import { Answers } from '../features/new-ticket/answers.tsx';
import { CustomerImportance } from '../features/new-ticket/importance-field.tsx';
import { useTicketOpeningQuery } from '../api/ticket-opening.api.ts';
import { NewTicketForm } from '../features/new-ticket/new-ticket.form.tsx';
import { SimilarTickets } from '../features/new-ticket/similar-tickets.tsx';
import { useNewTicket, type NewTicket } from '../features/new-ticket/use-new-ticket.ts';
import { fa } from '../messages/fa.ts';
import { WorkingHoursCard } from '../shared/working-hours-card.tsx';
import { ExpectedAnswer } from '../shared/expected-answer.tsx';
import { OutsideHoursHint } from '../shared/outside-hours-hint.tsx';
import { UnsentText } from '../shared/unsent-text.tsx';
import '../tickets.css';
import '../customer.css';
import '../new-ticket.css';

/** `/tickets/new` of the customer edition. */
export function CustomerNewTicketScreen() {
  const ticket = useNewTicket('customer');
  const navigate = useNavigate();
  const refused = useTicketOpeningQuery(undefined, { refetchOnMountOrArgChange: true }).data?.refused;
  return (
    <>
      <div className="tk-chead">
        <Link className="hd-button hd-button-text hd-button-icon" to={{ route: 'tickets' }} aria-label={fa.back}>
          <BackIcon />
        </Link>
        <h1>{fa.newTicket}</h1>
      </div>
      <div className="tk-columns">
        <Card flush>
          {refused ? (
            <>
              <EmptyState kind="note" title={refused} />
              <UnsentText written={ticket.form.values} onDiscard={ticket.form.discard} />
            </>
          ) : (
            <NewTicketForm
              ticket={ticket}
              categoryRequired
              extra={<CustomerImportance form={ticket.form} />}
              similar={<SimilarTickets subject={ticket.form.values.subject} customerId={null} />}
              belowText={<CustomerAnswers form={ticket.form} />}
              onCancel={() => navigate({ route: 'tickets' })}
            />
          )}
        </Card>
        <aside className="tk-side">
          <WorkingHoursCard />
          <ExpectedAnswer departmentId={ticket.form.values.department_id} />
          <OutsideHoursHint departmentId={ticket.form.values.department_id} />
        </aside>
      </div>
    </>
  );
}

/** A customer who has found the answer sends no ticket, and what was written is deleted. */
function CustomerAnswers({ form }: Pick<NewTicket, 'form'>) {
  const navigate = useNavigate();
  const stop = () => {
    form.discard();
    navigate({ route: 'tickets' });
  };
  return <Answers form={form} onSolved={stop} />;
}
