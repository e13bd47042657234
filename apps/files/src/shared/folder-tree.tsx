import { createContext, useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, classNames, Line, Spinner } from '@hamyar/design-system/basics';
import { ChevronDownIcon, FolderIcon } from '@hamyar/design-system/icons';
import { formatNumber } from '@hamyar/persian';
import { useFoldersQuery } from '../api/file.api.ts';
import { fa } from '../messages/fa.ts';
import { useDropTarget } from './use-drop-target.ts';

const text = fa.tree;

/** Props of {@link FolderTree}. */
export interface FolderTreeProps {
  label: string;
  /** The open or chosen folder; null is the top. */
  current: number | null;
  /** The folders above it, the highest first: they are unfolded. */
  path: readonly number[];
  onOpen(id: number | null): void;
  /** Rows were dropped on a folder. */
  onDrop?: ((ids: readonly number[], folder: { id: number | null; name: string }) => void) | undefined;
  /** Folders that cannot be chosen, with everything in them. */
  closed?: ReadonlySet<number>;
}

interface TreeState extends Pick<FolderTreeProps, 'current' | 'onOpen' | 'onDrop' | 'closed'> {
  unfolded: ReadonlySet<number>;
  fold(id: number, open: boolean): void;
  /** The one folder that Tab stops at. */
  tabStop: number | null;
}

const Tree = createContext<TreeState | null>(null);

/** Moves the focus to a folder that is on the page. */
function focusNode(node: Element | null | undefined): void {
  if (node instanceof HTMLElement) node.focus();
}

/** The folders as a tree; those of a folder are read when it is unfolded (spec 2.71, 2.72). */
export function FolderTree({ label, current, path, onOpen, onDrop, closed }: FolderTreeProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const way = path.join();
  useEffect(() => {
    setUnfolded((before) => new Set([...before, ...(way === '' ? [] : way.split(',').map(Number))]));
  }, [way]);
  const fold = (id: number, open: boolean) =>
    setUnfolded((before) => new Set(open ? [...before, id] : [...before].filter((other) => other !== id)));

  const onKeyDown = (event: KeyboardEvent) => {
    const nodes = [...(box.current?.querySelectorAll('[role="treeitem"]:not([aria-disabled="true"])') ?? [])];
    const node = (event.target as Element).closest('[role="treeitem"]');
    const at = node ? nodes.indexOf(node) : -1;
    if (!node || at < 0) return;
    const id = Number(node.getAttribute('data-folder')) || null;
    const open = node.getAttribute('aria-expanded') === 'true';
    const level = Number(node.getAttribute('aria-level'));
    const above = nodes.slice(0, at).findLast((other) => Number(other.getAttribute('aria-level')) < level);
    // to the left is into the folder: the tree grows from the right
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusNode(nodes[at + 1]),
      ArrowUp: () => focusNode(nodes[at - 1]),
      Home: () => focusNode(nodes[0]),
      End: () => focusNode(nodes.at(-1)),
      ArrowLeft: () => (id === null || open ? focusNode(nodes[at + 1]) : fold(id, true)),
      ArrowRight: () => (id !== null && open ? fold(id, false) : focusNode(above)),
      Enter: () => onOpen(id),
      ' ': () => onOpen(id),
    };
    if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    keys[event.key]!();
  };
  return (
    <Tree value={{ current, onOpen, onDrop, closed, unfolded, fold, tabStop: current }}>
      <div ref={box} role="tree" aria-label={label} className="files-tree" onKeyDown={onKeyDown}>
        <Node id={null} name={fa.root} level={1} />
        <Branch parent={null} level={2} />
      </div>
    </Tree>
  );
}

function useTree(): TreeState {
  const state = useContext(Tree);
  if (!state) throw new Error('a folder of the tree stands outside of it');
  return state;
}

function Node({ id, name, level }: { id: number | null; name: string; level: number }) {
  const { current, onOpen, onDrop, closed, unfolded, fold, tabStop } = useTree();
  const open = id === null || unfolded.has(id);
  // what is in a folder is known when it was read once: before that it may have folders
  const { data } = useFoldersQuery(id, { skip: !open });
  const leaf = id !== null && data?.data.length === 0;
  const refused = id !== null && closed?.has(id) === true;
  const { over, dropProps } = useDropTarget(onDrop && ((ids) => onDrop(ids, { id, name })));
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={id === current}
      aria-expanded={leaf ? undefined : open}
      aria-disabled={refused || undefined}
      data-folder={id ?? ''}
      tabIndex={id === tabStop ? 0 : -1}
      className={classNames('files-node', over && 'files-drop-over')}
      style={{ paddingInlineStart: 6 + (level - 1) * 16 }}
      onClick={() => {
        if (!refused) onOpen(id);
      }}
      {...(refused ? {} : dropProps)}
    >
      <span
        className={classNames('files-fold', open && 'files-fold-open', (leaf || id === null) && 'files-fold-none')}
        aria-hidden="true"
        title={open ? text.close : text.open}
        onClick={(event) => {
          if (id === null || leaf) return;
          event.stopPropagation();
          fold(id, !open);
        }}
      >
        <ChevronDownIcon size={14} />
      </span>
      <FolderIcon size={17} />
      <Line title={name}>{name}</Line>
    </div>
  );
}

/** The folders in a folder, each with those in it when it is unfolded. */
function Branch({ parent, level }: { parent: number | null; level: number }) {
  const { unfolded, closed } = useTree();
  const { data, error, refetch } = useFoldersQuery(parent);
  if (!data)
    return error ? (
      <div className="files-node-note" role="none">
        {text.failed}{' '}
        <Button size="sm" variant="link" onClick={() => void refetch()}>
          {fa.retry}
        </Button>
      </div>
    ) : (
      <div className="files-node-note" role="none">
        <Spinner />
      </div>
    );
  const more = data.total - data.data.length;
  return (
    <>
      {data.data.map(({ id, name }) => (
        <Folder key={id} id={id} name={name} level={level} open={unfolded.has(id) && closed?.has(id) !== true} />
      ))}
      {more > 0 ? (
        <div className="files-node-note" role="none">
          {text.more(formatNumber(more))}
        </div>
      ) : null}
    </>
  );
}

const Folder = ({ id, name, level, open }: { id: number; name: string; level: number; open: boolean }) => (
  <>
    <Node id={id} name={name} level={level} />
    {open ? <Branch parent={id} level={level + 1} /> : null}
  </>
);
