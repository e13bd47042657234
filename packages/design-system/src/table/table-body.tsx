import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../basics/selection-controls.tsx';
import { classNames } from '../basics/class-names.ts';
import { RowGroup, RowGroupHead } from '../basics/new-rows.tsx';
import { rangeOf } from '../basics/range-of.ts';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import type { Column, DataTableProps, TableGroup } from './data-table-props.ts';
import { tableText } from './messages.ts';

/** Classes of the cells of a column. */
export const cellClass = <Row,>(column: Column<Row>): string =>
  classNames(
    column.numeric && 'hd-tnum',
    column.align && column.align !== 'start' && `hd-cell-${column.align}`,
    column.fixed && `hd-cell-fixed-${column.fixed}`,
  );

/** Presses that belong to an element inside the row. */
const INTERACTIVE = 'a, button, input, label, select, textarea, [role="menuitem"]';

/** The rows of a table, or of its group. The arrow keys move the focus from the link of one row to that of the next. */
export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  selected,
  onSelect,
  rowHref,
  rowClass,
  focusedKey,
  group,
  loading,
}: DataTableProps<Row>) {
  const { navigate } = useThemeEnvironment();
  /** The row whose box was pressed last, from which Shift selects. */
  const anchor = useRef<string | number | null>(null);
  const withShift = useRef(false);
  const toggle = (key: string | number, on: boolean) => {
    const next = new Set(selected);
    const pressed = withShift.current ? rangeOf(rows.map(rowKey), anchor.current, key) : [key];
    for (const one of pressed)
      if (on) next.add(one);
      else next.delete(one);
    anchor.current = key;
    onSelect?.(next);
  };
  const open = (row: Row, event: MouseEvent) => {
    if (!rowHref || (event.target as Element).closest(INTERACTIVE) || window.getSelection()?.toString()) return;
    const href = rowHref(row);
    if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener');
    else
      (
        navigate ??
        ((to: string) => {
          window.location.href = to;
        })
      )(href);
  };
  return (
    <tbody onKeyDown={moveBetweenRows} onKeyDownCapture={loading ? ignoreRowKey : undefined}>
      {group ? (
        <tr className="hd-table-group">
          <th scope="rowgroup" colSpan={columns.length + (selected ? 1 : 0)}>
            <RowGroupHead {...group} />
          </th>
        </tr>
      ) : null}
      {rows.map((row) => {
        const key = rowKey(row);
        const chosen = selected?.has(key) ?? false;
        return (
          <tr
            key={key}
            data-key={key}
            aria-selected={selected ? chosen : undefined}
            className={classNames(
              rowHref && 'hd-table-link',
              chosen && 'hd-table-chosen',
              key === focusedKey && 'hd-table-focused',
              rowClass?.(row),
            )}
            onClick={(event) => open(row, event)}
          >
            {selected ? (
              <td className="hd-table-check">
                <Checkbox
                  aria-label={tableText.selectRow}
                  checked={chosen}
                  onClick={(event) => {
                    withShift.current = event.shiftKey;
                  }}
                  onChange={(on) => toggle(key, on)}
                />
              </td>
            ) : null}
            {columns.map((column) => (
              <td key={column.key} className={cellClass(column)}>
                {column.render(row)}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

interface CardGroupProps {
  group: TableGroup<unknown>;
  loading?: boolean;
  children: ReactNode;
}

/** The cards of a group on phones, above those of the other rows. */
export function CardGroup({ group, loading, children }: CardGroupProps) {
  const { title, closeLabel, onClose } = group;
  return (
    <div className="hd-table-cards">
      <RowGroup title={title} closeLabel={closeLabel} onClose={onClose}>
        <ul className="hd-table-cards" onKeyDownCapture={loading ? ignoreRowKey : undefined}>
          {children}
        </ul>
      </RowGroup>
    </div>
  );
}

const ROW_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** For rows that answer the question before: a key must not open or choose what the person no longer looks for. */
export function ignoreRowKey(event: KeyboardEvent): void {
  if (!ROW_KEYS.has(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function moveBetweenRows(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const link = (event.target as Element).closest('a');
  if (!step || !link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...(link.closest('table')?.querySelectorAll('tr[data-key]') ?? [])];
  const next = rows[rows.indexOf(link.closest('tr')!) + step]?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
