import { useEffect, useMemo, useState } from 'react';
import { DUE_SCOPES, type CalendarLayerContext, type TicketDueGetData } from '@hamyar/contracts';
import { getDisplayZone } from '@hamyar/dayjs-jalali';
import { Button, Checkbox, Segmented } from '@hamyar/design-system/basics';
import { useLiveRows, useNow } from '@hamyar/module-kit/live';
import { useSession } from '@hamyar/module-sdk';
import { refetchLatest, useReferenceList } from '@hamyar/store';
import { useArrangeDueLayerMutation, useTicketDueQuery } from '../api/ticket-due.api.ts';
import { faDue as text } from '../messages/fa-due.ts';
import { listChannels } from '../shared/list-channels.ts';
import { layerDays } from './due-layer.rules.ts';
import './due-layer.css';

const LAYER = 'tickets.due';
type Layer = TicketDueGetData['layer'];

/** The due times of tickets as a layer of the calendar: its switch, whose they are, and what it shows (decisions 2.13). */
export function DueLayer({ start_date, end_date, onRead }: CalendarLayerContext) {
  const user = useSession();
  const departments = useMemo(() => [...new Set([...user.department_ids, ...user.managed_department_ids])], [user]);
  const now = useNow();
  const reading = useTicketDueQuery({ start_date, end_date }, { refetchOnMountOrArgChange: true });
  const { currentData, data, isError } = reading;
  useLiveDueTimes(currentData, () => void refetchLatest(reading));
  const [arrange] = useArrangeDueLayerMutation();
  // what was chosen here holds, unless the server refuses it
  const [chosen, setChosen] = useState<Layer | null>(null);
  const layer = chosen ?? data?.layer;
  const isShown = layer?.shown === true;
  useEffect(() => {
    const zone = getDisplayZone();
    const { layer: read, days = [] } = currentData ?? {};
    onRead(LAYER, read && isShown ? layerDays(days, { scope: read.scope, departments, now, zone }) : []);
  }, [currentData, isShown, departments, now, onRead]);
  useEffect(() => () => onRead(LAYER, []), [onRead]);
  const change = async (changes: Partial<Layer>) => {
    if (!layer) return;
    const next = { ...layer, ...changes };
    setChosen(next);
    if ((await arrange(next)).error) setChosen(null);
  };
  return (
    <div className="tk-due-layer">
      <Checkbox checked={isShown} disabled={!layer} onChange={(shown) => void change({ shown })}>
        {text.show}
      </Checkbox>
      {layer && isShown && (departments.length > 0 || layer.scope === 'departments') ? (
        <Segmented
          size="sm"
          label={text.whose}
          value={layer.scope}
          options={DUE_SCOPES.map((value) => ({ value, label: text.scopes[value] }))}
          onChange={(scope) => void change({ scope })}
        />
      ) : null}
      <span role="status">
        {isError ? (
          <>
            {text.failed}{' '}
            <Button variant="link" onClick={() => void reading.refetch()}>
              {text.retry}
            </Button>
          </>
        ) : null}
      </span>
    </div>
  );
}

/** Reads the due times again when a ticket in the person's scope has changed. */
function useLiveDueTimes(shown: TicketDueGetData | undefined, read: () => void): void {
  const user = useSession();
  const branches = useReferenceList('branches');
  const visibleIds = useMemo(() => shown?.days.flatMap(({ tickets }) => tickets.map(({ id }) => id)) ?? [], [shown]);
  useLiveRows({
    visibleIds,
    list: LAYER,
    complete: false,
    readAt: 0,
    channels: listChannels(user, branches),
    rowEvent: ({ name, data }) =>
      name === 'ticket.created' || name === 'ticket.changed' || name === 'ticket.removed' ? { changed: data.id } : null,
    // which tickets are due on which day is read again as a whole
    fetchRows: async () => null,
    replaceRows: () => undefined,
    onChange: read,
    onMissed: read,
  });
}
