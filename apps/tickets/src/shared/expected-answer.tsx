import { Card } from '@hamyar/design-system/basics';
import { WaitIcon } from '@hamyar/design-system/icons';
import { fill, formatDuration } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useExpectedAnswerQuery } from '../api/expected-answer.api.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { roundedWait } from './expected-answer.rules.ts';

const text = faCustomer.expected;

interface ExpectedAnswerProps {
  departmentId: number | null;
  /** When the ticket came in, unix seconds; now for one that is being written. */
  at?: number;
}

/**
 * When an answer can be expected, by what tickets of the department that came in at this hour have met (glossary
 * `ticket.expectedAnswer`); nothing where too few were answered.
 */
export function ExpectedAnswer({ departmentId, at }: ExpectedAnswerProps) {
  const { currentData } = useExpectedAnswerQuery(
    departmentId === null ? skipToken : { department_id: departmentId, ...(at === undefined ? {} : { at }) },
  );
  if (!currentData) return null;
  const usual = roundedWait(currentData.median);
  const late = roundedWait(currentData.p90);
  return (
    <Card title={text.title} icon={<WaitIcon />}>
      <p>{fill(text.usually, { time: formatDuration(usual) })}</p>
      {late > usual ? <p className="hd-muted">{fill(text.almostAll, { time: formatDuration(late) })}</p> : null}
    </Card>
  );
}
