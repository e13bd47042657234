import { useState } from 'react';
import type { PersonalNote } from '@hamyar/contracts/todos';
import { Button, Card, EmptyState, ErrorState, Name, Skeleton, VisuallyHidden } from '@hamyar/design-system/basics';
import { NoteIcon, PinIcon, PlusIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { SortButton } from '@hamyar/module-kit/order';
import { formatNumber } from '@hamyar/persian';
import { usePersonalNotesQuery } from '../api/personal-note.api.ts';
import { faNotes as text } from '../messages/fa-todos.ts';
import { eventColor } from '../shared/event-color.ts';
import { PersonalNoteForm } from './opened-form.ts';
import '../todos.css';

/** The notes that a person keeps for themselves, on the dashboard (decisions 2.13). */
export function PersonalNotesWidget() {
  const { data, isError, isFetching, refetch } = usePersonalNotesQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const [opened, setOpened] = useState<PersonalNote | 'new' | null>(null);
  const close = () => setOpened(null);
  return (
    <Card
      flush
      className="td-card"
      title={text.title}
      icon={<NoteIcon />}
      count={data && data.length > 0 ? formatNumber(data.length) : null}
      extra={
        <Button variant="text" size="sm" icon={<PlusIcon />} onClick={() => setOpened('new')}>
          {text.new}
        </Button>
      }
    >
      {isError ? <ErrorState title={text.failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={2} rows={3} height={220} /> : null}
      {data?.length === 0 ? (
        <EmptyState kind="note" compact icon={<NoteIcon />} title={text.empty} description={text.private} />
      ) : null}
      {data && data.length > 0 ? (
        <ul className="td-notes" aria-label={text.title}>
          {data.map((note) => (
            <li key={note.id}>
              <NoteTile note={note} onOpen={() => setOpened(note)} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.length > 1 ? (
        <div className="td-foot">
          <SortButton type="note" onSaved={() => void refetch()} />
        </div>
      ) : null}
      <OnDemand onClose={close}>
        {opened === null ? null : (
          <PersonalNoteForm {...(opened === 'new' ? {} : { stored: opened })} onClose={close} />
        )}
      </OnDemand>
    </Card>
  );
}

function NoteTile({ note, onOpen }: { note: PersonalNote; onOpen(): void }) {
  return (
    <button type="button" className="td-note" style={eventColor(note.color)} onClick={onOpen}>
      {note.pinned ? (
        <span className="td-pin">
          <PinIcon size={13} />
          <VisuallyHidden>{text.pinned}</VisuallyHidden>
        </span>
      ) : null}
      {note.title === null ? null : (
        <b>
          <Name>{note.title}</Name>
        </b>
      )}
      <span className="td-note-body" dir="auto">
        {note.body}
      </span>
    </button>
  );
}
