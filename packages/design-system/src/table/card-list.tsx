import { useState } from 'react';
import type { ReactNode } from 'react';
import { toFa } from '@hamyar/persian';
import { classNames } from '../basics/class-names.ts';
import { IconButton } from '../basics/icon-button.tsx';
import { EmptyState, Skeleton } from '../basics/feedback.tsx';
import { lineText } from '../basics/text.tsx';
import { CloseIcon, EditIcon } from '../icons/essential.tsx';
import { TrashIcon } from '../icons/general.tsx';
import { confirmDelete } from '../overlay/confirm.tsx';
import { tableText } from './messages.ts';

/** One card of a {@link CardList}. */
export interface CardItem {
  key: string | number;
  /** Plain name, also for the buttons' names. */
  name: string;
  icon?: ReactNode;
  title?: ReactNode;
  description?: ReactNode;
  /** Tags and counts at the end. */
  extra?: ReactNode;
  /** Cannot be edited or deleted: built in. */
  locked?: boolean;
}

/** Props of {@link CardList}. */
export interface CardListProps {
  label: string;
  items: readonly CardItem[];
  loading?: boolean;
  empty?: ReactNode;
  onEdit?: (key: CardItem['key']) => void;
  /** Called after the confirmation of the spec (spec 8.14). A rejection keeps the dialog open. */
  onDelete?: (key: CardItem['key']) => Promise<unknown>;
}

/** The short lists of the settings: cards with edit and delete. */
export function CardList({ label, items, loading, empty, onEdit, onDelete }: CardListProps) {
  if (loading && items.length === 0) return <Skeleton lines={5} />;
  if (items.length === 0) return <>{empty ?? <EmptyState />}</>;
  return (
    <ul className="hd-card-list" aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          {item.icon ? <span className="hd-card-list-icon">{item.icon}</span> : null}
          <div className="hd-card-list-text">
            <b dir="auto">{item.title ?? lineText(item.name)}</b>
            {item.description ? <small>{item.description}</small> : null}
          </div>
          {item.extra}
          {onEdit && !item.locked ? (
            <IconButton
              size="sm"
              icon={<EditIcon />}
              label={`${tableText.edit} ${item.name}`}
              onClick={() => onEdit(item.key)}
            />
          ) : null}
          {onDelete && !item.locked ? (
            <IconButton
              size="sm"
              variant="danger-text"
              icon={<TrashIcon />}
              label={`${tableText.remove} ${item.name}`}
              onClick={() =>
                void confirmDelete({
                  title: (
                    <>
                      {tableText.remove} «<bdi>{item.name}</bdi>»
                    </>
                  ),
                  onYes: () => onDelete(item.key),
                })
              }
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  /** How many rows are selected; without any there is no bar. */
  count: number;
  children: ReactNode;
  onClear: () => void;
  /** In a narrow list: the number without its words, at the very end. */
  compact?: boolean;
}

/**
 * The dark bar over a table while rows are selected: their number, the actions, and a button to clear the selection.
 */
export function BulkBar({ count, children, onClear, compact }: BulkBarProps) {
  return count === 0 ? null : (
    <div className={classNames('hd-bulk', compact && 'hd-bulk-compact')} role="toolbar" aria-label={tableText.selected}>
      <b role="status">
        <i>{toFa(count)}</i> <span>{tableText.selected}</span>
      </b>
      <span className="hd-bulk-line" aria-hidden="true" />
      {children}
      <span className="hd-bulk-line" aria-hidden="true" />
      <button type="button" aria-label={tableText.clearSelection} title={tableText.clearSelection} onClick={onClear}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** Stores which rows are selected; `keep` removes those that are no longer in the list. */
export function useSelection() {
  const [selected, setSelected] = useState<Set<string | number>>(new Set());
  return {
    selected,
    setSelected,
    clear: () => setSelected(new Set()),
    keep: (keys: readonly (string | number)[]) =>
      setSelected((now) => new Set([...now].filter((key) => keys.includes(key)))),
    toggle: (key: string | number) =>
      setSelected((now) => {
        const next = new Set(now);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
  };
}
