import type { ArticleTemplate, KnowledgebaseTemplateListQuery } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { TextLink } from '@hamyar/design-system/theme';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { useArticleTemplatesQuery } from '../api/article-template.api.ts';
import { staffText, staffTitles } from '../messages/fa-staff.ts';

const text = staffText.templates;
const PATH = '/settings/knowledgebaseTemplate';
const hrefOf = (row: ArticleTemplate) => `${PATH}/${row.id}`;

const templateList = defineList<KnowledgebaseTemplateListQuery>()({
  filters: { name: textFilter() },
  sorts: ['name', 'updated_at'],
  defaultSort: { by: 'name', order: 'asc' },
});

const columns: ListColumn<ArticleTemplate, SortsOf<typeof templateList>>[] = [
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
  { key: 'updated_at', title: text.updated, width: 140, sortable: true, render: (row) => formatDate(row.updated_at) },
];

/** Settings page with the templates of articles [2.44]. */
export function ArticleTemplatesScreen() {
  const list = useListQuery(templateList);
  const reading = useArticleTemplatesQuery(list.query);
  return (
    <ListPage
      name="article-templates"
      title={staffTitles.templates}
      actions={
        <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
          {staffTitles.templateNew}
        </ButtonLink>
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      empty={text.empty}
      search={{ filter: 'name', placeholder: text.search }}
      controls={{}}
    />
  );
}
