import type { TicketRow } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { faCustomer } from '../../messages/fa-customer.ts';
import { OutsideHoursHint } from '../../shared/outside-hours-hint.tsx';
import { WorkingHoursCard } from '../../shared/working-hours-card.tsx';
import { RatingForm } from '../../shared/rating.form.tsx';

interface CustomerAsideProps {
  /** Whose working hours matter; null: nobody's yet. */
  departmentId: number | null;
  /** Newest first; the first one that waits for a rating is asked about. */
  rows: readonly TicketRow[];
}

/** Beside a customer's tickets: when somebody answers, and the rating of what was closed last (decisions 2.21). */
export function CustomerAside({ departmentId, rows }: CustomerAsideProps) {
  const ticket = rows.find((row) => row.can_rate && row.satisfaction === 0);
  return (
    <aside className="tk-side">
      <WorkingHoursCard />
      {ticket ? (
        <Card title={faCustomer.rating.ask}>
          <RatingForm
            key={ticket.id}
            of={{ ticket_id: ticket.id }}
            given={0}
            comment={null}
            editable
            subject={ticket.subject}
          />
        </Card>
      ) : null}
      {/* last, because its answer arrives behind the page and must not move what stands there already */}
      <OutsideHoursHint departmentId={departmentId} />
    </aside>
  );
}
