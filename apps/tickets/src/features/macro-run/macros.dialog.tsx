import { useState } from 'react';
import { PAGE_SIZES, type Macro, type Ticket } from '@hamyar/contracts';
import { EmptyState, ErrorState, Name, SearchInput, Skeleton } from '@hamyar/design-system/basics';
import { BoltIcon } from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { Link, useGate } from '@hamyar/module-sdk';
import { searchKeyCompact } from '@hamyar/persian';
import { useMacrosQuery } from '../../api/macro.api.ts';
import { faMacros as text, macroTitles } from '../../messages/fa-staff-macros.ts';
import { mayRun } from '../../shared/macro-steps.rules.ts';

interface MacrosDialogProps {
  ticket: Ticket;
  running: boolean;
  onRun(macro: Macro): void;
  onClose(): void;
}

const OFFERED = { status: true, perPage: PAGE_SIZES.at(-1) } as const;

const matches = ({ name, shortcut }: Macro, words: string): boolean =>
  [name, shortcut ?? ''].some((one) => searchKeyCompact(one).includes(searchKeyCompact(words.replace(/^\//, ''))));

/** The macros that one may run on a ticket, searched by name and shortcut; one whose step is not allowed says so. */
export function MacrosDialog({ ticket, running, onRun, onClose }: MacrosDialogProps) {
  const { data, isError, refetch } = useMacrosQuery(OFFERED, { refetchOnMountOrArgChange: true });
  const [words, setWords] = useState('');
  const manages = useGate({ permission: 'manage macros' });
  const all = data?.data;
  const found = all?.filter((macro) => matches(macro, words));
  return (
    <Modal
      open
      title={text.run}
      subtitle={text.hint}
      width="category"
      busy={running}
      onClose={onClose}
      footer={<Link to={{ route: manages ? 'settings-macros' : 'tickets-macros' }}>{text.manage}</Link>}
    >
      <SearchInput
        type="search"
        data-autofocus
        label={text.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {isError ? <ErrorState title={text.failed} onRetry={() => void refetch()} /> : null}
      {all === undefined && !isError ? <Skeleton lines={4} /> : null}
      {all?.length === 0 ? <EmptyState title={text.empty} description={text.emptyHint} /> : null}
      {all && all.length > 0 && found?.length === 0 ? <EmptyState compact /> : null}
      <ul className="tk-macros" aria-label={macroTitles.list}>
        {found?.map((macro) => (
          <li key={macro.id}>
            <Offered
              macro={macro}
              allowed={mayRun(macro.steps, ticket)}
              disabled={running}
              onRun={() => onRun(macro)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface OfferedProps {
  macro: Macro;
  allowed: boolean;
  disabled: boolean;
  onRun(): void;
}

const Offered = ({ macro, allowed, disabled, onRun }: OfferedProps) => (
  <button type="button" className="tk-macro" disabled={disabled || !allowed} onClick={onRun}>
    <BoltIcon />
    <span>
      <b>
        <Name>{macro.name}</Name>
      </b>
      <small>{allowed ? macro.steps.map(({ type }) => text.step[type]).join(' · ') : text.denied}</small>
    </span>
    {macro.shortcut ? <bdi>/{macro.shortcut}</bdi> : null}
  </button>
);
