import { searchKeyCompact } from '@hamyar/persian';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '../basics/selection-controls.tsx';
import { classNames } from '../basics/class-names.ts';
import { Popover } from '../basics/popover.tsx';
import type { TriggerProps } from '../basics/popover.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/essential.tsx';
import { HandleIcon, LockIcon } from '../icons/general.tsx';
import { tableText } from './messages.ts';

/** One column in the menu of columns, in its order. */
export interface ColumnChoice {
  key: string;
  title: string;
  shown: boolean;
  /** Always shown and first. */
  locked?: boolean;
}

/** Props of {@link ColumnMenu}. */
export interface ColumnMenuProps {
  columns: readonly ColumnChoice[];
  onChange: (columns: ColumnChoice[]) => void;
  onReset: () => void;
  trigger: (props: TriggerProps) => ReactNode;
}

/** The list with one entry moved; locked entries are never passed. */
export function moveColumn(columns: readonly ColumnChoice[], from: number, to: number): ColumnChoice[] {
  const first = columns.findIndex((column) => !column.locked);
  const target = Math.max(first, Math.min(columns.length - 1, to));
  const next = [...columns];
  const [moved] = next.splice(from, 1);
  if (moved) next.splice(target, 0, moved);
  return next;
}

/** Chooses the columns of a table and their order: by dragging, and by buttons for the keyboard. */
export function ColumnMenu({ columns, onChange, onReset, trigger }: ColumnMenuProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const fits = (column: ColumnChoice) => searchKeyCompact(column.title).includes(searchKeyCompact(typed));
  const show = (key: string, shown: boolean) =>
    onChange(columns.map((column) => (column.key === key ? { ...column, shown } : column)));
  return (
    <Popover label={tableText.columns} width={288} trigger={trigger} className="hd-columns">
      <header>
        <b>{tableText.columns}</b>
        <button type="button" onClick={onReset}>
          {tableText.reset}
        </button>
      </header>
      <input
        type="search"
        dir="auto"
        aria-label={tableText.columns}
        placeholder={tableText.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {columns.map((column, index) =>
          fits(column) ? (
            <li
              key={column.key}
              className={classNames(dragged === index && 'hd-columns-dragged')}
              draggable={!column.locked}
              onDragStart={(event) => {
                setDragged(index);
                event.dataTransfer.effectAllowed = 'move';
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null || dragged === index || column.locked) return;
                event.preventDefault();
                onChange(moveColumn(columns, dragged, index));
                setDragged(index);
              }}
            >
              <Checkbox checked={column.shown} disabled={column.locked} onChange={(on) => show(column.key, on)}>
                {column.title}
              </Checkbox>
              {column.locked ? (
                <LockIcon className="hd-icon hd-columns-lock" title={tableText.locked} />
              ) : (
                <span className="hd-columns-move">
                  <button
                    type="button"
                    aria-label={`${tableText.moveUp}: ${column.title}`}
                    onClick={() => onChange(moveColumn(columns, index, index - 1))}
                  >
                    <ChevronUpIcon size={13} />
                  </button>
                  <button
                    type="button"
                    aria-label={`${tableText.moveDown}: ${column.title}`}
                    onClick={() => onChange(moveColumn(columns, index, index + 1))}
                  >
                    <ChevronDownIcon size={13} />
                  </button>
                  <HandleIcon className="hd-icon hd-columns-handle" />
                </span>
              )}
            </li>
          ) : null,
        )}
      </ul>
      <small>{tableText.dragHint}</small>
    </Popover>
  );
}
