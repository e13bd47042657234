import { useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { Checkbox } from '@hamyar/design-system/basics';
import { PrintSheet } from '@hamyar/design-system/overlay';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { faStaff } from '../../messages/fa-staff.ts';
import { PrintedTicket } from './printed-ticket.tsx';

const text = faStaff.printing;

/** Prints the conversation of a ticket; notes only where that is asked for, because paper goes to customers. */
export function PrintDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const [notes, setNotes] = useState(false);
  const [printing, setPrinting] = useState(false);
  const hasNotes = ticket.contents.some(({ type, state }) => type === 'note' && state === 'published');
  return (
    <>
      <ActionDialog
        title={text.title}
        subtitle={ticket.subject}
        submitLabel={text.submit}
        sending={printing}
        onSubmit={() => setPrinting(true)}
        onClose={onClose}
      >
        <p>{text.ask}</p>
        {hasNotes ? (
          <Checkbox checked={notes} onChange={setNotes}>
            {text.notes}
          </Checkbox>
        ) : null}
      </ActionDialog>
      {printing ? (
        <PrintSheet onDone={onClose}>
          <PrintedTicket ticket={ticket} withNotes={notes} />
        </PrintSheet>
      ) : null}
    </>
  );
}
