import { useId, useState } from 'react';
import type { MergeCandidate } from '@hamyar/contracts';
import { EmptyState, ErrorState, Ltr, Name, SearchInput, Skeleton, Tag } from '@hamyar/design-system/basics';
import { StatusBadge } from '@hamyar/design-system/ticket';
import { failureText } from '@hamyar/module-kit/failure';
import { useSettled } from '@hamyar/module-kit/live';
import { toFa } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { useTicketMergeCandidatesQuery } from '../api/ticket-merge.api.ts';
import { faMerge as text } from '../messages/fa-merge.ts';

/** ms without typing before the words are sent */
const SETTLED_MS = 250;

interface TicketPickerProps {
  /** The ticket for which another one is chosen. */
  ticketId: number;
  /** Tickets that cannot be chosen. */
  without?: readonly number[];
  /** Only tickets that another one can be merged into can be chosen. */
  mergeableOnly: boolean;
  label: string;
  value: MergeCandidate | null;
  onChange(ticket: MergeCandidate): void;
  /** Of the search field, from the form. */
  id?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** Chooses one ticket: of the same customer, or by a search for number, subject or customer. */
export function TicketPicker({
  ticketId,
  without = [],
  mergeableOnly,
  label,
  value,
  onChange,
  id,
  invalid,
  describedBy,
}: TicketPickerProps) {
  const name = useId();
  const [words, setWords] = useState('');
  const wanted = words.trim();
  const s = useSettled(wanted, wanted === '' ? 0 : SETTLED_MS);
  const reading = useTicketMergeCandidatesQuery({ id: ticketId, ...(s === '' ? {} : { s }) });
  const found = reading.data?.filter((ticket) => !without.includes(ticket.id));
  return (
    <div className="tk-picker">
      <SearchInput
        id={id}
        type="search"
        data-autofocus
        label={label}
        placeholder={text.search}
        autoComplete="off"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {reading.isError ? (
        <ErrorState title={text.failed} description={failureText(failureOf(reading))} onRetry={reading.refetch} />
      ) : found === undefined ? (
        <Skeleton lines={3} />
      ) : found.length === 0 ? (
        <EmptyState kind="note" compact title={s === '' ? text.nothing : text.nothingFound} />
      ) : (
        <fieldset className="tk-picker-list" aria-busy={reading.isFetching}>
          <legend>{s === '' ? text.ofCustomer : text.found}</legend>
          {found.map((ticket) => (
            <Choice
              key={ticket.id}
              name={name}
              ticket={ticket}
              disabled={mergeableOnly && !ticket.mergeable}
              checked={value?.id === ticket.id}
              onChoose={() => onChange(ticket)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  ticket: MergeCandidate;
  disabled: boolean;
  checked: boolean;
  onChoose(): void;
}

function Choice({ name, ticket, disabled, checked, onChoose }: ChoiceProps) {
  return (
    <label className="tk-pick">
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>
        <b>
          <Name>{ticket.subject}</Name>
        </b>
        <small>
          <Ltr>{toFa(ticket.number)}</Ltr> <Name>{ticket.customer?.name}</Name>
        </small>
      </span>
      <StatusBadge status={ticket.status} />
      {disabled ? (
        <Tag>{text.notMergeable}</Tag>
      ) : (
        <Tag tone={ticket.same_customer ? 'primary' : 'warning'}>
          {ticket.same_customer ? text.sameCustomer : text.otherCustomer}
        </Tag>
      )}
    </label>
  );
}
