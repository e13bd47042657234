import { Slot, useContributions } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { bodyText } from '../../shared/body-text.ts';
import type { NewTicket } from './use-new-ticket.ts';

interface AnswersProps extends Pick<NewTicket, 'form'> {
  /** The customer has found the answer; null where an employee writes. */
  onSolved: (() => void) | null;
}

/**
 * What other modules know that may answer the ticket before it is sent (decisions 2.12 "Suggestions"). On phones it has
 * its room above the text from the beginning: below the editor nobody sees it, and nothing may move while somebody types.
 */
export function Answers({ form, onSolved }: AnswersProps) {
  const offered = useContributions('tickets.new/v1').length > 0;
  const text = `${form.values.subject} ${bodyText(form.values.body_html)}`.trim();
  if (!offered) return null;
  return (
    <div className="tk-new-answers">
      <p>{fa.newForm.answersHint}</p>
      {/* nothing of another module is loaded for an empty form */}
      {text === '' ? null : <Slot name="tickets.new/v1" context={{ text, onSolved }} />}
    </div>
  );
}
