import type { Ticket } from '@hamyar/contracts';
import { Alert, Button } from '@hamyar/design-system/basics';
import { faStaff } from '../../messages/fa-staff.ts';

const text = faStaff.actions;

/** Says above the conversation that a full admin has locked the ticket; who may unlock it does it here. */
export function LockedNotice({ ticket, onUnlock }: { ticket: Ticket; onUnlock(): void }) {
  // a merged one says in place of the composer where its conversation is
  if (!ticket.locked || ticket.merged) return null;
  return (
    <div className="tk-locked">
      <Alert
        tone="warning"
        action={
          ticket.actions.includes('unlock') ? (
            <Button size="sm" onClick={onUnlock}>
              {text.unlock}
            </Button>
          ) : undefined
        }
      >
        {text.locked}
      </Alert>
    </div>
  );
}
