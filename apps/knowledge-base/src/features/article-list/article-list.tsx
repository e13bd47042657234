import type { ReactNode } from 'react';
import {
  ARTICLE_NEEDS,
  ARTICLE_STATES,
  pagePath,
  type ArticleRow,
  type KnowledgebaseArticleListQuery,
} from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Line, Name } from '@hamyar/design-system/basics';
import { Select, TreeSelect } from '@hamyar/design-system/fields';
import { TextLink } from '@hamyar/design-system/theme';
import {
  choiceFilter,
  defineList,
  ListPage,
  numberFilter,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { fill, toFa } from '@hamyar/persian';
import { useArticleCategoriesQuery } from '../../api/article-category.api.ts';
import { useArticlesQuery, useTagChoicesQuery } from '../../api/article.api.ts';
import { staffText, staffTitles } from '../../messages/fa-staff.ts';
import { StateTag } from '../../shared/article-state.tsx';
import { audienceOf, AudienceTag } from '../../shared/audience.tsx';
import { categoryOptions } from '../../shared/category-options.ts';

const text = staffText.article;
const hrefOf = (row: ArticleRow) => pagePath('/knowledgeBase/articles/:id', { id: row.id });

const articleList = defineList<KnowledgebaseArticleListQuery>()({
  filters: {
    name: textFilter(),
    state: choiceFilter(ARTICLE_STATES),
    category_id: numberFilter(),
    need: choiceFilter(ARTICLE_NEEDS),
    tag_id: numberFilter(),
    author_id: null,
  },
  sorts: ['name', 'updated_at', 'created_at', 'views', 'helpful_no'],
  directions: { updated_at: 'desc', created_at: 'desc', views: 'desc', helpful_no: 'desc' },
  defaultSort: { by: 'updated_at', order: 'desc' },
});

const columns: ListColumn<ArticleRow, SortsOf<typeof articleList>>[] = [
  {
    key: 'name',
    title: text.name,
    sortable: true,
    locked: true,
    render: (row) => (
      <TextLink href={hrefOf(row)}>
        <Line>{row.name}</Line>
      </TextLink>
    ),
  },
  { key: 'state', title: text.state, width: 130, render: (row) => <ArticleStateCell row={row} /> },
  {
    key: 'categories',
    title: text.category,
    width: 150,
    render: (row) => <Line>{row.categories.map(({ name }) => name).join('، ')}</Line>,
  },
  { key: 'audience', title: text.audience, width: 205, render: (row) => <AudienceTag audience={audienceOf(row)} /> },
  {
    key: 'author',
    title: text.author,
    width: 120,
    render: (row) => (row.author ? <Name>{row.author.name}</Name> : null),
  },
  { key: 'views', title: text.views, width: 80, numeric: true, sortable: true, render: (row) => toFa(row.views) },
  {
    key: 'helpful_no',
    title: text.helpful,
    width: 105,
    sortable: true,
    render: ({ helpful_yes: yes, helpful_no: no }) =>
      yes + no > 0 ? fill(text.helpfulOf, { yes, all: yes + no }) : '—',
  },
  { key: 'updated_at', title: text.updated, width: 115, sortable: true, render: (row) => formatDate(row.updated_at) },
];

interface ArticleListProps {
  actions?: ReactNode;
  notice?: ReactNode;
  /** What can be done with the selected rows; without it no row can be selected. */
  bulk?: (ids: readonly number[], clear: () => void) => ReactNode;
}

/** Articles of every state with their filters [2.13, 7.17]. */
export function ArticleList({ actions, notice, bulk }: ArticleListProps) {
  const list = useListQuery(articleList);
  const reading = useArticlesQuery(list.query);
  const categories = useArticleCategoriesQuery().data?.data ?? [];
  const tags = useTagChoicesQuery().data?.data ?? [];
  const { state, need, category_id: category, tag_id: tag } = list.filters;
  return (
    <ListPage
      name="articles"
      title={staffTitles.articles}
      actions={actions}
      notice={notice}
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={1120}
      card={(row) => <ArticleCard row={row} />}
      empty={text.empty}
      bulk={bulk && (({ keys, clear }) => bulk([...keys].map(Number), clear))}
      search={{ filter: 'name', placeholder: text.search }}
      controls={{
        state: (
          <Select
            aria-label={text.state}
            placeholder={text.state}
            clearable
            options={ARTICLE_STATES.map((value) => ({ value, label: text.states[value] }))}
            value={state ?? null}
            onChange={(next) => list.setFilters({ state: next ?? undefined })}
          />
        ),
        category_id: (
          <TreeSelect
            aria-label={text.category}
            placeholder={text.category}
            clearable
            options={categoryOptions(categories)}
            value={category ?? null}
            onChange={(next) => list.setFilters({ category_id: next ?? undefined })}
          />
        ),
        tag_id: (
          <Select
            aria-label={text.tag}
            placeholder={text.tag}
            clearable
            options={tags.map(({ id, name }) => ({ value: id, label: name }))}
            value={tag ?? null}
            onChange={(next) => list.setFilters({ tag_id: next ?? undefined })}
          />
        ),
        need: (
          <Select
            aria-label={text.need}
            placeholder={text.need}
            clearable
            options={ARTICLE_NEEDS.map((value) => ({ value, label: text.needs[value] }))}
            value={need ?? null}
            onChange={(next) => list.setFilters({ need: next ?? undefined })}
          />
        ),
      }}
    />
  );
}

/** The state of what is written, and that readers see an earlier version. */
function ArticleStateCell({ row: { state, live_version_number: live } }: { row: ArticleRow }) {
  return (
    <span className="kb-state-cell">
      <StateTag state={state} />
      {live !== null && state !== 'published' ? <small>{fill(text.live, { n: live })}</small> : null}
    </span>
  );
}

const ArticleCard = ({ row }: { row: ArticleRow }) => (
  <div className="kb-article-card">
    <TextLink href={hrefOf(row)}>
      <Line>{row.name}</Line>
    </TextLink>
    <div>
      <ArticleStateCell row={row} />
      <AudienceTag audience={audienceOf(row)} />
      <small>{formatDate(row.updated_at)}</small>
    </div>
  </div>
);
