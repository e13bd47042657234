import { useId, useState, type KeyboardEvent } from 'react';
import { type IdAndName, type TicketAssignee, pictureUrl } from '@hamyar/contracts';
import { Avatar, EmptyState, Name, SearchInput, Skeleton, Tag } from '@hamyar/design-system/basics';
import type { FieldControl } from '@hamyar/module-kit/form';
import { fill, searchKeyCompact } from '@hamyar/persian';
import { faStaff } from '../messages/fa-staff.ts';

interface PeoplePickerProps extends Partial<Pick<FieldControl<number | null>, 'id' | 'invalid' | 'aria-describedby'>> {
  /** Undefined while they are being loaded. */
  options:
    | readonly (IdAndName &
        Pick<Partial<TicketAssignee>, 'open_tickets' | 'online' | 'absence' | 'profile_picture_name'>)[]
    | undefined;
  /** Name of the list for screen readers. */
  label: string;
  searchLabel: string;
  value: number | null;
  onChange(id: number): void;
  /** Enter on a person: chooses them and confirms the dialog. */
  onCommit?(id: number): void;
  ownId: number;
  /** Departments are shown as squares, people as circles. */
  square?: boolean;
}

/** Finds a colleague by name and chooses one with the arrow keys and Enter. Names are normalised as on the server. */
export function PeoplePicker({
  options,
  label,
  searchLabel,
  value,
  onChange,
  onCommit,
  ownId,
  square,
  id: controlId,
  invalid,
  'aria-describedby': describedBy,
}: PeoplePickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const found = filterPeople(nearestFirst(options ?? [], ownId), text);
  const move = (event: KeyboardEvent) => {
    const at = found.findIndex((person) => person.id === value);
    const next =
      event.key === 'ArrowDown'
        ? found[Math.min(at + 1, found.length - 1)]
        : event.key === 'ArrowUp'
          ? found[Math.max(at - 1, 0)]
          : undefined;
    if (next) onChange(next.id);
    else if (event.key === 'Enter' && value !== null && found.some((person) => person.id === value)) onCommit?.(value);
    else return;
    event.preventDefault();
    document.getElementById(`${id}-${next?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="tk-people">
      <SearchInput
        id={controlId}
        data-autofocus
        role="combobox"
        label={searchLabel}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={value === null ? undefined : `${id}-${value}`}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={move}
      />
      {options === undefined ? (
        <Skeleton lines={4} avatar />
      ) : found.length === 0 ? (
        <EmptyState kind="note" compact title={faStaff.actions.noPeople} />
      ) : null}
      <ul id={id} role="listbox" aria-label={label} className="tk-people-list">
        {found.map((person) => (
          <li
            key={person.id}
            id={`${id}-${person.id}`}
            role="option"
            aria-selected={person.id === value}
            className="tk-person"
            onClick={() => onChange(person.id)}
            onDoubleClick={() => onCommit?.(person.id)}
          >
            <Avatar
              name={person.name}
              src={pictureUrl(person)}
              seed={person.id}
              size={30}
              square={square}
              online={person.online}
            />
            <Name>{person.name}</Name>
            {person.id === ownId ? <Tag>{faStaff.actions.me}</Tag> : null}
            {person.online && person.id !== ownId ? <Tag tone="success">{faStaff.actions.online}</Tag> : null}
            {person.absence ? <Tag tone="warning">{faStaff.actions.away}</Tag> : null}
            {person.open_tickets === undefined ? null : (
              <small>{fill(faStaff.actions.openTickets, { n: person.open_tickets })}</small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Nobody in particular first, then oneself, the most frequent choice, then who is online, then the others; each group in
 * its order.
 */
const nearestFirst = <Item extends IdAndName & Pick<Partial<TicketAssignee>, 'online'>>(
  people: readonly Item[],
  ownId: number,
): readonly Item[] => {
  const rank = ({ id, online }: Item) => (id <= 0 ? 0 : id === ownId ? 1 : online ? 2 : 3);
  return [...people].sort((a, b) => rank(a) - rank(b));
};

/** People whose name contains every typed word. */
export function filterPeople<Item extends IdAndName>(people: readonly Item[], text: string): readonly Item[] {
  const words = text.split(/\s+/).map(searchKeyCompact).filter(Boolean);
  return words.length === 0
    ? people
    : people.filter(({ name }) => words.every((word) => searchKeyCompact(name).includes(word)));
}
