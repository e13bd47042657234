import { useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { classNames } from '@hamyar/design-system/basics';
import { putDragged } from '../../shared/dragged-files.ts';
import { useElementWidth } from '../../shared/use-element-width.ts';
import { EntryCard, EntryRow } from './entry.tsx';
import { afterKey, NO_SELECTION, only, stretched, toggled, type Selection } from './selection.rules.ts';

/** px: the least width of a card, the space between cards, and the heights of a line of cards and of a row. */
const CARD_MIN = 126;
const GAP = 12;
const CARD_HEIGHT = 172;
const ROW_HEIGHT = 47;
/** px around the cards. */
const PADDING = 4;

/** What keys and presses on the rows ask for. */
export interface EntryActions {
  /** Enters a folder, shows a file. */
  open(file: ManagedFile): void;
  /** A double click: enters a folder, copies the address of a file [2.72]. */
  doubleClick(file: ManagedFile): void;
  /** One tap on a touch screen. */
  tap(file: ManagedFile): void;
  rename(file: ManagedFile): void;
  remove(): void;
  copy(): void;
  parent(): void;
  selectAll(): void;
  /** The last row of all, also of those that were not read yet. */
  end(): void;
  /** Rows were dropped on a folder. */
  dropInto(ids: readonly number[], folder: ManagedFile): void;
}

/** Props of {@link Entries}. */
export interface EntriesProps {
  /** Name of the list for screen readers: the folder. */
  label: string;
  rows: readonly ManagedFile[];
  /** Rows that there are, also those that were not read yet. */
  total: number;
  publicUrl: string;
  layout: 'grid' | 'list';
  selection: Selection;
  onSelection(next: Selection): void;
  actions: EntryActions;
  /** Whether the person may move it. */
  mayDrag(file: ManagedFile): boolean;
  /** A row that was not read yet is visible. */
  onNeed(index: number): void;
  busy: boolean;
  /** Files are chosen: a press chooses one more, keys only move. */
  pick?: boolean;
  /** The number of a chosen file. */
  orderOf?(file: ManagedFile): string | undefined;
  /** Why a file cannot be chosen. */
  refusalOf?(file: ManagedFile): string | undefined;
}

/**
 * The rows of a folder as cards or as a list: one stop of Tab, in which keys move and select as in the file manager of
 * an operating system. Only visible lines are in the page, so that ten thousand rows scroll as ten do.
 */
export function Entries(props: EntriesProps) {
  const { label, rows, total, layout, selection, onSelection, onNeed, busy } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const id = useId();
  const scroller = useRef<HTMLDivElement | null>(null);
  const [width, measure] = useElementWidth();
  const columns =
    layout === 'list' ? 1 : Math.max(2, Math.floor(((width ?? 0) - 2 * PADDING + GAP) / (CARD_MIN + GAP)));
  const lineHeight = layout === 'list' ? ROW_HEIGHT : CARD_HEIGHT + GAP;
  const lines = useVirtualizer({
    count: Math.ceil(total / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 2,
    paddingStart: PADDING,
    paddingEnd: PADDING,
  });
  useEffect(() => lines.measure(), [lines, lineHeight]);
  const visible = lines.getVirtualItems();
  const lastVisible = Math.min(total, ((visible.at(-1)?.index ?? -1) + 1) * columns) - 1;
  const need = useEffectEvent(onNeed);
  useEffect(() => {
    if (lastVisible >= rows.length) need(lastVisible);
  }, [lastVisible, rows.length]);

  const order = () => rows.map((row) => row.id);
  const showCursor = (next: Selection) => {
    const at = next.cursor === null ? -1 : rows.findIndex((row) => row.id === next.cursor);
    if (at >= 0) lines.scrollToIndex(Math.floor(at / columns), { align: 'auto' });
  };
  const follow = useEffectEvent(() => showCursor(selection));
  useEffect(() => follow(), [selection.cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    const visibleLines = Math.floor((scroller.current?.clientHeight ?? 0) / lineHeight);
    if (runKey(event, props)) return;
    const pressed = {
      key: event.key,
      shift: event.shiftKey,
      ctrl: props.pick === true || event.ctrlKey || event.metaKey,
    };
    if (props.pick && (event.key === 'Escape' || event.shiftKey)) return;
    const next = afterKey(selection, order(), { ...pressed, columns, lines: visibleLines });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onSelection(next);
  };
  const focused = rows.some((row) => row.id === selection.cursor) ? `${id}-${selection.cursor}` : undefined;
  return (
    <div
      ref={(element) => {
        scroller.current = element;
        measure(element);
      }}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={focused}
      aria-busy={busy || undefined}
      data-own-keys=""
      tabIndex={0}
      className={classNames('files-entries', `files-entries-${layout}`)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        // the keyboard begins at a row that is visible
        if (event.target === event.currentTarget && selection.cursor === null && rows[0])
          onSelection({ ...selection, cursor: rows[(visible[0]?.index ?? 0) * columns]?.id ?? rows[0].id });
      }}
      onClick={(event) => {
        if (!props.pick && !(event.target as Element).closest('[role="option"]')) onSelection(NO_SELECTION);
      }}
    >
      <div role="presentation" style={{ height: lines.getTotalSize(), position: 'relative' }}>
        {visible.map((line) => (
          <div
            key={line.key}
            role="presentation"
            className="files-line"
            style={{
              height: lineHeight,
              transform: `translateY(${line.start}px)`,
              ['--files-columns' as string]: columns,
            }}
          >
            <EntriesOfLine id={id} first={line.index * columns} columns={columns} list={props} latest={latest} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The rows that stand next to each other; an empty frame for one that is being read. */
function EntriesOfLine({
  id,
  first,
  columns,
  list,
  latest,
}: {
  id: string;
  /** Index of the first row of the line. */
  first: number;
  columns: number;
  list: EntriesProps;
  latest: RefObject<EntriesProps>;
}) {
  const { rows, total, publicUrl, layout, selection, mayDrag } = list;
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => {
    const at = first + column;
    const file = rows[at];
    if (!file) return <div key={`empty-${at}`} className="files-entry files-entry-empty" aria-hidden="true" />;
    return (
      <Entry
        key={file.id}
        id={`${id}-${file.id}`}
        file={file}
        position={at + 1}
        total={total}
        publicUrl={publicUrl}
        layout={layout}
        selected={selection.ids.has(file.id)}
        active={selection.cursor === file.id}
        draggable={mayDrag(file)}
        order={list.orderOf?.(file)}
        refusal={list.refusalOf?.(file)}
        latest={latest}
      />
    );
  });
}

/** Runs the key of an action; false for a key that moves or selects. */
function runKey(event: KeyboardEvent, { actions, rows, total, selection, onSelection, pick }: EntriesProps): boolean {
  const at = rows.find((row) => row.id === selection.cursor);
  const ctrl = event.ctrlKey || event.metaKey;
  const run: Readonly<Record<string, (() => void) | undefined>> = {
    Enter: at && (() => (pick && at.type === null ? onSelection(toggled(selection, at.id)) : actions.open(at))),
    F2: at && (() => actions.rename(at)),
    Delete: selection.ids.size > 0 ? actions.remove : undefined,
    Backspace: actions.parent,
    End: rows.length < total && !event.shiftKey && !ctrl ? actions.end : undefined,
    ...(ctrl ? { KeyA: actions.selectAll, KeyC: selection.ids.size > 0 ? actions.copy : undefined } : {}),
  };
  // letters by their position: the Persian layout yields «ش» for A
  const act = run[ctrl ? event.code : event.key];
  if (!act || event.altKey) return false;
  event.preventDefault();
  act();
  return true;
}

/** What a row needs to be drawn; what presses on it do is read when they happen, so that it is drawn again only when it changes. */
interface EntryFrame {
  id: string;
  file: ManagedFile;
  position: number;
  total: number;
  publicUrl: string;
  layout: 'grid' | 'list';
  selected: boolean;
  active: boolean;
  draggable: boolean;
  order: string | undefined;
  refusal: string | undefined;
  /** The list as it is when something is pressed. */
  latest: RefObject<EntriesProps>;
}

function pressEntry(event: MouseEvent, file: ManagedFile, props: EntriesProps): void {
  const { selection, onSelection, actions, pick, rows } = props;
  if (pick) return file.type === 'folder' ? actions.open(file) : onSelection(toggled(selection, file.id));
  const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  const adds = (event.target as Element).closest('[data-check]') || event.ctrlKey || event.metaKey;
  if (adds || (touch && selection.ids.size > 1 && !event.shiftKey)) return onSelection(toggled(selection, file.id));
  if (event.shiftKey)
    return onSelection(
      stretched(
        selection,
        rows.map(({ id }) => id),
        file.id,
      ),
    );
  onSelection(only(file.id));
  if (touch) actions.tap(file);
}

function dragEntry(event: DragEvent, file: ManagedFile, { selection, onSelection, rows, mayDrag }: EntriesProps): void {
  const selected = selection.ids.has(file.id);
  const dragged = selected ? rows.filter(({ id }) => selection.ids.has(id)) : [file];
  if (!selected) onSelection(only(file.id));
  if (!dragged.every(mayDrag)) return event.preventDefault();
  putDragged(
    event,
    dragged.map(({ id }) => id),
  );
}

/** One row with what presses and drags on it do. */
const Entry = memo(function Entry({ layout, latest, ...shown }: EntryFrame) {
  const { file } = shown;
  const Shown = layout === 'list' ? EntryRow : EntryCard;
  return (
    <Shown
      {...shown}
      onDragStart={(event) => dragEntry(event, file, latest.current)}
      onClick={(event) => pressEntry(event, file, latest.current)}
      onDoubleClick={() => (latest.current.pick ? undefined : latest.current.actions.doubleClick(file))}
      onDropInto={file.type === 'folder' ? (ids) => latest.current.actions.dropInto(ids, file) : undefined}
    />
  );
});
