import { useId, useState } from 'react';
import { EVENT_KINDS, type EventKind } from '@hamyar/contracts';
import { Button, CountBadge, Field } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { MultiSelect, Select } from '@hamyar/design-system/fields';
import { ChevronDownIcon, ChevronUpIcon, FilterIcon } from '@hamyar/design-system/icons';
import { useReferenceList } from '@hamyar/store';
import type { EventFilter } from '../../api/customer-event.api.ts';
import { faEvents as text } from '../../messages/fa-events.ts';
import type { EventHistoryView } from './use-event-history.ts';

const KINDS = EVENT_KINDS.map((value) => ({ value, label: text.kinds[value] }));

/** Number of filters that are set. */
const setCount = (filter: EventFilter): number =>
  Object.values(filter).filter((value) => value !== undefined && !(Array.isArray(value) && value.length === 0)).length;

/** The filter of a history, which folds away (spec 2.87, 3.26). */
export function EventFilterPanel({ history }: { history: EventHistoryView }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const count = setCount(history.filter);
  return (
    <section className="customers-event-filter" aria-label={text.filter}>
      <div className="customers-event-filter-head">
        <Button
          variant="text"
          icon={<FilterIcon />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {text.filter}
          {open ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
        </Button>
        {count > 0 ? <CountBadge value={count} variant="quiet" label={text.filter} /> : null}
        <span className="hd-grow" />
        {count > 0 ? (
          <Button variant="link" onClick={history.clear}>
            {text.clear}
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {open ? <FilterFields history={history} /> : null}
      </div>
    </section>
  );
}

function FilterFields({ history: { filter, setFilter } }: { history: EventHistoryView }) {
  const id = useId();
  const types = useReferenceList('customer_event_types') ?? [];
  const options = types
    .filter(({ type }) => filter.type === undefined || type === filter.type)
    .map((type) => ({ value: type.id, label: type.name }));
  const setFrom = (from: number | null) =>
    setFilter({
      from_date: from ?? undefined,
      // a range that ends before it begins has nothing in it (spec 4.16)
      ...(from !== null && filter.to_date !== undefined && filter.to_date < from && { to_date: undefined }),
    });
  return (
    <div className="customers-event-filter-fields">
      <Field label={text.from} controlId={`${id}-from`}>
        <JalaliDateTime id={`${id}-from`} label={text.from} value={filter.from_date ?? null} onChange={setFrom} />
      </Field>
      <Field label={text.to} controlId={`${id}-to`}>
        <JalaliDateTime
          id={`${id}-to`}
          label={text.to}
          value={filter.to_date ?? null}
          min={filter.from_date}
          onChange={(to) => setFilter({ to_date: to ?? undefined })}
        />
      </Field>
      <Field label={text.kind} controlId={`${id}-kind`}>
        <Select<EventKind>
          id={`${id}-kind`}
          clearable
          placeholder={text.anyKind}
          options={KINDS}
          value={filter.type ?? null}
          onChange={(type) => setFilter({ type: type ?? undefined, customer_event_type_ids: undefined })}
        />
      </Field>
      <Field label={text.categories} controlId={`${id}-types`}>
        <MultiSelect<number>
          id={`${id}-types`}
          options={options}
          value={filter.customer_event_type_ids ?? []}
          onChange={(ids) => setFilter({ customer_event_type_ids: ids.length > 0 ? ids : undefined })}
        />
      </Field>
    </div>
  );
}
