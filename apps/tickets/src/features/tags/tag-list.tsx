import { useState, type ReactNode } from 'react';
import type { Tag as StoredTag, TagListQuery } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Button, Checkbox, Line, Tag } from '@hamyar/design-system/basics';
import { MergeIcon, TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { RowCard } from '@hamyar/design-system/table';
import {
  defineList,
  flagFilter,
  ListPage,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { fill, formatNumber, shared } from '@hamyar/persian';
import { useDeleteTagsMutation, useTagsQuery } from '../../api/tag.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { titles } from '../../messages/fa-manifest.ts';
import { MergeTagsDialog } from './merge-tags.dialog.tsx';
import { TagActions } from './tag-actions.tsx';

const text = faCatalog.tag;

const tagList = defineList<TagListQuery>()({
  filters: { s: textFilter(), is_archived: flagFilter() },
  sorts: ['name', 'usage_count', 'created_at'],
  directions: { usage_count: 'desc', created_at: 'desc' },
  defaultSort: { by: 'usage_count', order: 'desc' },
});
type Column = ListColumn<StoredTag, SortsOf<typeof tagList>>;

function TagName({ tag: { name, color } }: { tag: StoredTag }) {
  return (
    <span className="tk-tag-name">
      <i style={color ? { background: color } : undefined} />
      <Line>{name}</Line>
    </span>
  );
}

const COLUMNS: readonly Column[] = [
  {
    key: 'name',
    title: text.name,
    sortable: true,
    locked: true,
    render: (row) => <TagName tag={row} />,
  },
  {
    key: 'usage_count',
    title: text.usage,
    width: 140,
    sortable: true,
    numeric: true,
    render: (row) => formatNumber(row.usage_count),
  },
  {
    key: 'state',
    title: text.state,
    width: 130,
    render: ({ is_archived: archived }) => (
      <Tag tone={archived ? 'neutral' : 'success'}>{archived ? text.archived : text.inUse}</Tag>
    ),
  },
  { key: 'created_at', title: text.created, width: 140, sortable: true, render: (row) => formatDate(row.created_at) },
];

interface TagListProps {
  actions: ReactNode;
  onEdit(tag: StoredTag): void;
}

/** The tags with their uses; several of them are merged or deleted together. */
export function TagList({ actions, onEdit }: TagListProps) {
  const list = useListQuery(tagList);
  const reading = useTagsQuery(list.query);
  const [merging, setMerging] = useState<{ tags: StoredTag[]; done?(): void } | null>(null);
  const rows = reading.data?.data ?? [];
  const rowActions: Column = {
    key: 'actions',
    title: shared.actions,
    width: 84,
    render: (tag) => <TagActions tag={tag} onEdit={() => onEdit(tag)} onMerge={() => setMerging({ tags: [tag] })} />,
  };
  return (
    <>
      <ListPage
        name="tags"
        title={titles.settings.tags}
        actions={actions}
        list={list}
        reading={reading}
        columns={[...COLUMNS, rowActions]}
        rowKey={(row) => row.id}
        minWidth={640}
        card={(row) => (
          <RowCard>
            <TagName tag={row} />
            <small>{fill(text.usedTimes, { n: formatNumber(row.usage_count) })}</small>
            {rowActions.render(row)}
          </RowCard>
        )}
        empty={text.empty}
        search={{ filter: 's', placeholder: text.search }}
        controls={{
          is_archived: (
            <Checkbox
              checked={list.filters.is_archived === true}
              onChange={(on) => list.setFilters({ is_archived: on ? true : undefined })}
            >
              {text.archived}
            </Checkbox>
          ),
        }}
        bulk={({ keys, clear }) => (
          <BulkActions
            tags={rows.filter(({ id }) => keys.has(id))}
            onMerge={(tags) => setMerging({ tags, done: clear })}
            onDeleted={clear}
          />
        )}
      />
      {merging ? (
        <MergeTagsDialog
          tags={merging.tags}
          onMerged={() => {
            merging.done?.();
            setMerging(null);
          }}
          onClose={() => setMerging(null)}
        />
      ) : null}
    </>
  );
}

interface BulkActionsProps {
  tags: StoredTag[];
  onMerge(tags: StoredTag[]): void;
  onDeleted(): void;
}

function BulkActions({ tags, onMerge, onDeleted }: BulkActionsProps) {
  const [remove] = useDeleteTagsMutation();
  const askDelete = async () => {
    await confirmDelete({
      title: text.deleteSome,
      onYes: async () => {
        const { deleted, failed } = await remove(tags.map(({ id }) => id)).unwrap();
        if (deleted.length > 0) toast.success(fill(text.deletedSome, { n: deleted.length }));
        if (failed.length > 0) toast.warning(fill(text.kept, { n: failed.length }));
        onDeleted();
      },
    });
  };
  return (
    <>
      <Button icon={<MergeIcon />} onClick={() => onMerge(tags)}>
        {text.merge}
      </Button>
      <Button icon={<TrashIcon />} onClick={() => void askDelete()}>
        {faCatalog.delete}
      </Button>
    </>
  );
}
