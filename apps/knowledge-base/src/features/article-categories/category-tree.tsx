import { useState, type CSSProperties } from 'react';
import type { ArticleCategory } from '@hamyar/contracts';
import { DropdownMenu, IconButton, Line, Switch, Tag, classNames } from '@hamyar/design-system/basics';
import { ChevronDownIcon, EditIcon, HandleIcon, MoreIcon, PlusIcon } from '@hamyar/design-system/icons';
import { fill, isolate, searchKeyCompact, shared, toFa } from '@hamyar/persian';
import { useUpdateArticleCategoryInTreeMutation } from '../../api/article-category.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { AudienceTag } from '../../shared/audience.tsx';
import { CategoryIcon } from '../../shared/category-icon.tsx';
import { foundNodes, positionAfterStep, shownNodes, type Step } from './category-tree.rules.ts';
import { useMoveCategory } from './use-move-category.ts';
import { useRowDrag, type RowDrag } from './use-row-drag.ts';

const text = staffText.category;

interface CategoryTreeProps {
  categories: readonly ArticleCategory[];
  /** Shows only what contains these words, and what is above it. */
  words: string;
  onEdit(category: ArticleCategory): void;
  onAddBelow(parent: ArticleCategory): void;
}

/** All categories as a tree of rows: dragged by their handles, moved by the keyboard or the menu. */
export function CategoryTree({ categories, words, onEdit, onAddBelow }: CategoryTreeProps) {
  const { shown: nodes, busy, move } = useMoveCategory(categories);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const searched = searchKeyCompact(words);
  const shown =
    searched === ''
      ? shownNodes(nodes, folded)
      : foundNodes(nodes, (name) => searchKeyCompact(name).includes(searched));
  const { list, drag, handle } = useRowDrag({ nodes, shown, onMove: move });
  const fold = (id: number) =>
    setFolded((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <div
      role="treegrid"
      aria-label={text.hint}
      aria-busy={busy}
      className="kb-tree"
      ref={(element) => {
        list.current = element;
      }}
    >
      <div role="row" className="kb-tree-head">
        <span role="columnheader">{text.name}</span>
        <span role="columnheader">{text.visibility}</span>
        <span role="columnheader">{text.articles}</span>
        <span role="columnheader">{text.status}</span>
        <span role="columnheader" aria-label={shared.actions} />
      </div>
      {drag && drag.afterId === null ? <DropLine drag={drag} nodes={nodes} /> : null}
      {shown.map((category) => (
        <TreeRow
          key={category.id}
          category={category}
          nodes={nodes}
          drag={drag}
          folded={nodes.some((node) => node.parent_id === category.id) ? folded.has(category.id) : null}
          handle={handle(category.id)}
          onFold={() => fold(category.id)}
          onStep={(step) => {
            const position = positionAfterStep(nodes, category.id, step);
            if (position) move(category.id, position);
          }}
          onEdit={() => onEdit(category)}
          onAddBelow={() => onAddBelow(category)}
        />
      ))}
    </div>
  );
}

interface TreeRowProps {
  category: ArticleCategory;
  nodes: readonly ArticleCategory[];
  drag: RowDrag | null;
  /** null: it has none below it. */
  folded: boolean | null;
  handle: ReturnType<ReturnType<typeof useRowDrag>['handle']>;
  onFold(): void;
  onStep(step: Step): void;
  onEdit(): void;
  onAddBelow(): void;
}

function TreeRow({ category, nodes, drag, folded, handle, onFold, onStep, onEdit, onAddBelow }: TreeRowProps) {
  const { id, name, depth, article_count: count, status } = category;
  const named = { name: isolate(name) };
  const lifted = drag?.id === id;
  return (
    <>
      <div
        role="row"
        aria-level={depth}
        aria-expanded={folded === null ? undefined : !folded}
        data-category={id}
        className={classNames('kb-tree-row', lifted && 'kb-tree-old', !status && 'kb-tree-off')}
      >
        <span role="gridcell" className="kb-tree-name" style={{ '--kb-depth': depth - 1 } as CSSProperties}>
          <button type="button" className="kb-tree-handle" aria-label={fill(text.drag, named)} {...handle}>
            <HandleIcon size={14} />
          </button>
          {folded === null ? (
            <span className="kb-tree-leaf" />
          ) : (
            <button
              type="button"
              className="kb-tree-fold"
              aria-label={fill(text.fold, named)}
              aria-expanded={!folded}
              onClick={onFold}
            >
              <ChevronDownIcon size={13} />
            </button>
          )}
          <CategoryIcon src={category.icon_link} seed={id} />
          <Line>{name}</Line>
        </span>
        <span role="gridcell">
          <CategoryAudience category={category} />
        </span>
        <span role="gridcell">
          {toFa(count)}
          <span className="kb-narrow-only"> {text.articleUnit}</span>
        </span>
        <span role="gridcell">
          <StatusSwitch category={category} />
        </span>
        <span role="gridcell" className="kb-tree-actions">
          <IconButton
            size="sm"
            icon={<PlusIcon />}
            label={fill(text.addBelow, named)}
            disabled={depth >= 4}
            onClick={onAddBelow}
          />
          <IconButton size="sm" icon={<EditIcon />} label={fill(text.editOne, named)} onClick={onEdit} />
          <DropdownMenu
            label={fill(text.menu, named)}
            items={(['up', 'down', 'deeper', 'higher'] as const).map((step) => ({
              key: step,
              label: text[step],
              disabled: positionAfterStep(nodes, id, step) === null,
              onSelect: () => onStep(step),
            }))}
            trigger={(props) => <IconButton size="sm" icon={<MoreIcon />} label={fill(text.menu, named)} {...props} />}
          />
        </span>
        {lifted ? (
          <span
            className="kb-tree-lifted"
            aria-hidden="true"
            style={{ transform: `translate(${drag.dx}px, ${drag.dy}px) rotate(0.7deg)` }}
          >
            <HandleIcon size={14} />
            <CategoryIcon src={category.icon_link} seed={id} />
            <Line>{name}</Line>
          </span>
        ) : null}
      </div>
      {drag?.afterId === id ? <DropLine drag={drag} nodes={nodes} /> : null}
    </>
  );
}

/** Where the row would be dropped, with its level in words; nothing where it cannot stand. */
function DropLine({ drag, nodes }: { drag: RowDrag; nodes: readonly ArticleCategory[] }) {
  if (drag.position === null) return null;
  const parent = nodes.find(({ id }) => id === drag.position?.parentId);
  return (
    <div className="kb-tree-drop" style={{ marginInlineStart: (drag.depth - 1) * 40 }}>
      <span role="status">
        {parent
          ? fill(text.levelBelow, { n: drag.depth, name: isolate(parent.name) })
          : fill(text.level, { n: drag.depth })}
      </span>
    </div>
  );
}

function CategoryAudience({ category }: { category: ArticleCategory }) {
  const { organizations, customer_levels: levels, visibility } = category;
  if (organizations.length > 0)
    return <Tag tone="violet">{fill(text.someOrganizations, { n: organizations.length })}</Tag>;
  if (levels.length === 1) return <Tag tone="warning">{levels[0]!.name}</Tag>;
  if (levels.length > 1) return <Tag tone="warning">{fill(text.someLevels, { n: levels.length })}</Tag>;
  return <AudienceTag audience={visibility} />;
}

function StatusSwitch({ category: { id, version, status, name } }: { category: ArticleCategory }) {
  const [update, { isLoading }] = useUpdateArticleCategoryInTreeMutation();
  return (
    <Switch
      checked={status}
      loading={isLoading}
      label={fill(text.statusOf, { name: isolate(name) })}
      onChange={(next) => void update({ id, version, status: next })}
    />
  );
}
