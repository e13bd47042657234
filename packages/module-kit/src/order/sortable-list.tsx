import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { fill, isolate, toFa } from '@hamyar/persian';
import { classNames, Line, VisuallyHidden } from '@hamyar/design-system/basics';
import { HandleIcon } from '@hamyar/design-system/icons';
import { sortText } from '../messages/fa-sort.ts';
import { depthOf, positionOf, type SortableItem } from './sortable-list.rules.ts';
import { useSortDrag, type SortDrag } from './use-sort-drag.ts';

const text = sortText;

/** Props of {@link SortableList}. */
interface SortableListProps {
  label: string;
  /** Each row before those below it. */
  items: readonly SortableItem[];
  /** Moves a row to this position among its siblings, from 0. */
  onMove: (id: number, index: number) => void;
  disabled?: boolean;
}

/** The position that a key asks for; undefined for other keys. */
function positionByKey(key: string, { index, count }: { index: number; count: number }): number | undefined {
  return { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key];
}

/**
 * Rows that people put into an order among those of the same parent: by dragging them, and by the arrow keys, Home and End
 * on their handles. A row moves together with those below it.
 */
export function SortableList({ label, items, onMove, disabled = false }: SortableListProps) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  const move = (id: number, index: number) => {
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(fill(text.moved, { name: isolate(name), n: toFa(index + 1) }));
    moved.current = id;
    onMove(id, index);
  };
  const { drag, handle, cancel } = useSortDrag({ list, items, onMove: move });
  // a row that is moved in the page loses the focus
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sortable="${moved.current}"] button`)?.focus();
    moved.current = null;
  });
  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      return cancel();
    }
    const now = positionOf(items, id);
    const index = positionByKey(event.key, now);
    if (index === undefined) return;
    event.preventDefault();
    if (index !== now.index && index >= 0 && index < now.count) move(id, index);
  };
  return (
    <>
      <ul ref={list} className="hd-sortable" aria-label={label}>
        {items.map((item) => (
          <li
            key={item.id}
            data-sortable={item.id}
            className={classNames(drag?.id === item.id && 'hd-sortable-lifted', dropClass(items, item, drag))}
            style={
              {
                '--hd-depth': depthOf(items, item),
                ...(drag?.id === item.id && { transform: `translateY(${drag.dy}px)` }),
              } as CSSProperties
            }
          >
            <button
              type="button"
              disabled={disabled}
              aria-label={fill(text.handle, { name: isolate(item.name) })}
              onKeyDown={onKeyDown(item.id)}
              {...(disabled ? {} : handle(item.id))}
            >
              <HandleIcon size={16} />
            </button>
            <Line>{item.name}</Line>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** Where the line of the drop is drawn: above a sibling, or below the last one with those below it. */
function dropClass(items: readonly SortableItem[], item: SortableItem, drag: SortDrag | null): string | false {
  if (!drag || drag.index === positionOf(items, drag.id).index) return false;
  const parent = items.find((one) => one.id === drag.id)?.parent_id;
  const others = items.filter((one) => one.parent_id === parent && one.id !== drag.id);
  const next = others[drag.index];
  if (next) return item.id === next.id && 'hd-sortable-before';
  const last = others.at(-1);
  let end = items.findIndex((one) => one.id === last?.id);
  while (
    end + 1 < items.length &&
    items[end + 1]!.parent_id !== parent &&
    depthOf(items, items[end + 1]!) > depthOf(items, last!)
  )
    end += 1;
  return item.id === items[end]?.id && 'hd-sortable-after';
}
