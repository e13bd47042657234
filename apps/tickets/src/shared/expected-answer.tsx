import type { ExpectedAnswer as ExpectedAnswerTimes } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { WaitIcon } from '@hamyar/design-system/icons';
import { fill, formatDuration } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useExpectedAnswerQuery } from '../api/expected-answer.api.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { roundedWait } from './expected-answer.rules.ts';

const text = faCustomer.expected;

/** When somebody who writes a ticket to the department now can expect an answer; nothing where too few were answered. */
export function ExpectedAnswer({ departmentId }: { departmentId: number | null }) {
  const { currentData } = useExpectedAnswerQuery(departmentId === null ? skipToken : { department_id: departmentId });
  return currentData ? <ExpectedAnswerCard expected={currentData} /> : null;
}

/**
 * When an answer can be expected, by what tickets of the department that came in at this hour have met (glossary
 * `ticket.expectedAnswer`).
 */
export function ExpectedAnswerCard({ expected }: { expected: ExpectedAnswerTimes }) {
  const usual = roundedWait(expected.median);
  const late = roundedWait(expected.p90);
  return (
    <Card title={text.title} icon={<WaitIcon />}>
      <p>{fill(text.usually, { time: formatDuration(usual) })}</p>
      {late > usual ? <p className="hd-muted">{fill(text.almostAll, { time: formatDuration(late) })}</p> : null}
    </Card>
  );
}
