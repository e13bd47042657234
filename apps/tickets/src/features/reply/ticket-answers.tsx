import { useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { IconButton } from '@hamyar/design-system/basics';
import { BookIcon } from '@hamyar/design-system/icons';
import { SlotDialog } from '@hamyar/module-kit/keys';
import { useContributions, type Draft } from '@hamyar/module-sdk';
import { faStaff } from '../../messages/fa-staff.ts';
import { bodyText } from '../../shared/body-text.ts';
import type { ComposeDraft } from '../../shared/compose-draft.ts';

interface TicketAnswersProps {
  ticket: Ticket;
  draft: Draft<ComposeDraft>;
}

/**
 * The button that opens what other modules offer as an answer (decisions 2.12 "Suggestions"); nothing where none does.
 * Their code is loaded when it is pressed; until it is there, no key does anything on the page.
 */
export function TicketAnswers({ ticket, draft }: TicketAnswersProps) {
  const offered = useContributions('tickets.answers/v1').length > 0;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!offered) return null;
  const asked = ticket.contents.findLast(({ type, author_kind: by }) => type === 'message' && by === 'customer');
  const context = {
    ticketId: ticket.id,
    subject: ticket.subject,
    text: [ticket.subject, bodyText(asked?.body_html ?? ''), bodyText(draft.value.body_html)].join(' ').trim(),
    onInsert: (html: string) => {
      draft.set((before) => ({ ...before, body_html: before.body_html + html }));
      close();
    },
    onClose: close,
  };
  return (
    <>
      <IconButton icon={<BookIcon />} label={faStaff.composer.answers} onClick={() => setOpen(true)} />
      {open ? <SlotDialog name="tickets.answers/v1" context={context} onClose={close} /> : null}
    </>
  );
}
