import { Card, EmptyState } from '@hamyar/design-system/basics';
import { BackIcon } from '@hamyar/design-system/icons';
import { Link, Slot, useContributions, useNavigate } from '@hamyar/module-sdk';
import { CustomerImportance } from '../features/new-ticket/importance-field.tsx';
import { useTicketOpeningQuery } from '../api/ticket-opening.api.ts';
import { NewTicketForm } from '../features/new-ticket/new-ticket.form.tsx';
import { SimilarTickets } from '../features/new-ticket/similar-tickets.tsx';
import { useNewTicket, type NewTicket } from '../features/new-ticket/use-new-ticket.ts';
import { fa } from '../messages/fa.ts';
import { bodyText } from '../shared/body-text.ts';
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
              belowText={<Answers form={ticket.form} />}
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

/**
 * What other modules know that may answer the ticket before it is sent (decisions 2.12 "Suggestions"). On phones it has
 * its room above the text from the beginning: below the editor nobody sees it, and nothing may move while somebody types.
 */
function Answers({ form }: Pick<NewTicket, 'form'>) {
  const navigate = useNavigate();
  const offered = useContributions('tickets.new/v1').length > 0;
  const text = `${form.values.subject} ${bodyText(form.values.body_html)}`.trim();
  const stop = () => {
    form.discard();
    navigate({ route: 'tickets' });
  };
  if (!offered) return null;
  return (
    <div className="tk-new-answers">
      <p>{fa.newForm.answersHint}</p>
      {/* nothing of another module is loaded for an empty form */}
      {text === '' ? null : <Slot name="tickets.new/v1" context={{ text, onSolved: stop }} />}
    </div>
  );
}
