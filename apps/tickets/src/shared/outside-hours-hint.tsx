import { momentLabel } from '@hamyar/dayjs-jalali';
import { ClockIcon } from '@hamyar/design-system/icons';
import { skipToken } from '@hamyar/store';
import { useCheckDefaultRecieverQuery } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { useNow } from '@hamyar/module-kit/live';

/**
 * Says that nobody answers now, and when somebody will: only outside the department's working hours (glossary
 * `ticket.outsideHours`).
 */
export function OutsideHoursHint({ departmentId }: { departmentId: number | null }) {
  const now = useNow(60);
  const { currentData } = useCheckDefaultRecieverQuery(departmentId ?? skipToken);
  if (!currentData?.outside_hours) return null;
  return (
    <section className="tk-outside" role="status">
      <ClockIcon />
      <p>
        <b>{fa.newForm.outsideTitle}</b>
        {currentData.next_open_at === null ? null : (
          <> {fa.newForm.outsideText(momentLabel(currentData.next_open_at, now))}</>
        )}
      </p>
    </section>
  );
}
