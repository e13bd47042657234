import type { SlaDues } from '@hamyar/contracts';
import { formatAt } from '@hamyar/dayjs-jalali';
import { Alert } from '@hamyar/design-system/basics';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { DueDays } from './due-days.tsx';

const text = faSlaPolicy.preview;
const NAMES = { first_response: faSlaPolicy.targets.first_response, resolution: faSlaPolicy.targets.resolution };
const TARGETS = ['first_response', 'resolution'] as const;

/** When the targets of a ticket are due, and the days on the way to the last of them. */
export function DueTimes({ dues }: { dues: SlaDues }) {
  const shown = TARGETS.flatMap((target) => (dues[target] ? [{ target, due: dues[target] }] : []));
  const longest = shown.at(-1);
  if (!longest) return <p className="tk-sla-none">{text.none}</p>;
  if (shown.some(({ due }) => due.due_at === null)) return <Alert tone="warning">{text.noTime}</Alert>;
  return (
    <>
      <dl className="tk-sla-dues">
        {shown.map(({ target, due }) => (
          <div key={target}>
            <dt>{NAMES[target]}</dt>
            <dd>{due.due_at === null ? '—' : formatAt(due.due_at, 'dddd D MMMM، HH:mm')}</dd>
          </div>
        ))}
      </dl>
      <DueDays due={longest.due} target={NAMES[longest.target]} />
    </>
  );
}
