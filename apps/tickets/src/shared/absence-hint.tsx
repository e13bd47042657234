import type { TicketAssignee } from '@hamyar/contracts';
import { formatIsoDate } from '@hamyar/dayjs-jalali';
import { Alert, Button } from '@hamyar/design-system/basics';
import { fill, isolate } from '@hamyar/persian';
import { faStaff } from '../messages/fa-staff.ts';

interface AbsenceHintProps {
  people: readonly TicketAssignee[] | undefined;
  /** Who is chosen. */
  id: number | null;
  onChange(id: number): void;
}

/** Says that who is chosen is out of office, and offers the substitute (decisions 2.8). */
export function AbsenceHint({ people, id, onChange }: AbsenceHintProps) {
  const chosen = people?.find((person) => person.id === id);
  if (!chosen?.absence) return null;
  const { until, substitute } = chosen.absence;
  const date = formatIsoDate(until, 'YYYY/MM/DD');
  return (
    <Alert
      tone="warning"
      action={
        substitute ? (
          <Button size="sm" onClick={() => onChange(substitute.id)}>
            {fill(faStaff.actions.toSubstitute, { name: isolate(substitute.name) })}
          </Button>
        ) : undefined
      }
    >
      {fill(faStaff.actions.awayUntil, { name: isolate(chosen.name), date })}
    </Alert>
  );
}
