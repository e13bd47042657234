import type { ReactNode } from 'react';
import type { FileSort } from '@hamyar/contracts/files';
import { Button, DropdownMenu, IconButton, lineText, Segmented, type MenuItem } from '@hamyar/design-system/basics';
import {
  FolderIcon,
  ListViewIcon,
  namedIcons,
  SortDownIcon,
  SortUpIcon,
  UploadIcon,
} from '@hamyar/design-system/icons';
import { ListSearch, type ListQuery, type FiltersOf, type SearchedRows, type SortsOf } from '@hamyar/module-kit/list';
import { fa } from '../messages/fa.ts';
import type { filesList } from '../shared/files-list.ts';
import { useDropTarget } from '../shared/use-drop-target.ts';
import type { OpenFolder } from '../shared/use-folder.ts';

const GridIcon = namedIcons.squares;

type Filters = FiltersOf<typeof filesList>;

/** Props of {@link FilesHead}. */
export interface FilesHeadProps {
  folder: OpenFolder;
  list: ListQuery<Filters, SortsOf<typeof filesList>>;
  /** Number of rows; undefined until they were read. */
  total: number | undefined;
  found: SearchedRows;
  layout: 'grid' | 'list';
  onLayout(layout: 'grid' | 'list'): void;
  onOpen(folder: number | null): void;
  onDrop?: ((ids: readonly number[], folder: { id: number | null; name: string }) => void) | undefined;
  /** Opens the folders where the tree has no room. */
  treeButton: ReactNode;
  onNewFolder: (() => void) | undefined;
  onUpload: (() => void) | undefined;
  uploadsOpen: boolean;
}

/** The open folder with the way to it, the search, the order and the layout, and what can be added. */
export function FilesHead(props: FilesHeadProps) {
  const { folder, list, total, found, layout, onLayout, treeButton, onNewFolder, onUpload, uploadsOpen } = props;
  const { keyword } = list.filters;
  return (
    <header className="files-head">
      <div className="files-title">
        {treeButton}
        <div>
          <Way {...props} />
          <h1>
            {keyword === undefined ? <bdi>{lineText(folder.name)}</bdi> : fa.found}
            {total === undefined ? null : <span className="hd-pill">{fa.count(total)}</span>}
          </h1>
        </div>
      </div>
      <div className="files-tools">
        <ListSearch
          placeholder={fa.search}
          label={fa.searchLabel}
          value={keyword ?? ''}
          onSearch={(text) => list.setFilters({ keyword: text || undefined })}
          found={found}
        />
        <Segmented
          label={fa.layout.label}
          value={layout}
          onChange={onLayout}
          options={[
            { value: 'grid', label: <GridIcon size={17} />, ariaLabel: fa.layout.grid },
            { value: 'list', label: <ListViewIcon size={17} />, ariaLabel: fa.layout.list },
          ]}
        />
        <SortMenu list={list} />
        {onNewFolder ? (
          <Button icon={<FolderIcon />} onClick={onNewFolder}>
            {fa.newFolder.action}
          </Button>
        ) : null}
        {onUpload ? (
          <Button variant="primary" icon={<UploadIcon />} aria-expanded={uploadsOpen} onClick={onUpload}>
            {fa.upload.action}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

/** The folders above the open one; rows are dropped on them too. */
function Way({ folder, onOpen, onDrop }: Pick<FilesHeadProps, 'folder' | 'onOpen' | 'onDrop'>) {
  if (folder.id === null) return null;
  return (
    <nav className="files-way" aria-label={fa.path}>
      {[{ id: null, name: fa.root }, ...folder.ancestors].map((above) => (
        <Step key={above.id ?? 0} folder={above} onOpen={onOpen} onDrop={onDrop} />
      ))}
    </nav>
  );
}

function Step({
  folder,
  onOpen,
  onDrop,
}: { folder: { id: number | null; name: string } } & Pick<FilesHeadProps, 'onOpen' | 'onDrop'>) {
  const { over, dropProps } = useDropTarget(onDrop && ((ids) => onDrop(ids, folder)));
  return (
    <button
      type="button"
      className={over ? 'files-drop-over' : undefined}
      onClick={() => onOpen(folder.id)}
      {...dropProps}
    >
      <bdi>{lineText(folder.name)}</bdi>
    </button>
  );
}

function SortMenu({ list }: Pick<FilesHeadProps, 'list'>) {
  const sort = list.sort ?? { by: 'name' as const, order: 'asc' as const };
  const orders = list.definition.sorts.map(
    (by: FileSort): MenuItem => ({
      key: by,
      label: fa.sort.by[by],
      checked: by === sort.by,
      onSelect: () => list.setSort({ by, order: list.definition.directions?.[by] ?? 'asc' }),
    }),
  );
  const directions = (['asc', 'desc'] as const).map(
    (order): MenuItem => ({
      key: order,
      label: fa.sort[order],
      checked: order === sort.order,
      onSelect: () => list.setSort({ by: sort.by, order }),
    }),
  );
  return (
    <DropdownMenu
      label={fa.sort.label}
      width={190}
      items={[...orders, { key: 'line', divider: true }, ...directions]}
      trigger={(trigger) => (
        <IconButton
          variant="default"
          icon={sort.order === 'asc' ? <SortUpIcon /> : <SortDownIcon />}
          label={`${fa.sort.label}: ${fa.sort.by[sort.by]}، ${fa.sort[sort.order]}`}
          {...trigger}
        />
      )}
    />
  );
}
