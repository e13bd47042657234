import { FORM_CONTEXTS, type Form, type FormListQuery } from '@hamyar/contracts/forms';
import { formatDate } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line, Tag } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import {
  choiceFilter,
  defineList,
  ListPage,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { formatNumber } from '@hamyar/persian';
import { useFormsQuery } from '../api/form.api.ts';
import '../css/forms.css';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';
import { FormStateTag } from '../shared/form-state-tag.tsx';

const text = faFields.form;
const PATH = '/settings/forms';
const hrefOf = (row: Form) => `${PATH}/${row.id}`;
const CONTEXTS = FORM_CONTEXTS.map((value) => ({ value, label: text.contexts[value] }));

// the rows stand in their order, which the sort dialog changes
const formList = defineList<FormListQuery>()({
  filters: { s: textFilter(), context: choiceFilter(FORM_CONTEXTS), status: null },
  sorts: [],
});

const columns: ListColumn<Form, SortsOf<typeof formList>>[] = [
  {
    key: 'name',
    title: text.name,
    locked: true,
    render: (row) => (
      <TextLink href={hrefOf(row)}>
        <Line>{row.name}</Line>
      </TextLink>
    ),
  },
  { key: 'context', title: text.context, width: 130, render: (row) => <Tag>{text.contexts[row.context]}</Tag> },
  { key: 'fields', title: text.fieldCount, width: 90, numeric: true, render: (row) => formatNumber(row.fields.length) },
  { key: 'updated_at', title: text.updated, width: 130, render: (row) => formatDate(row.updated_at) },
  { key: 'status', title: text.state, width: 130, render: (row) => <FormStateTag form={row} /> },
];

/** Settings page with the forms of customers and organisations [2.16]. */
export function FormsScreen() {
  const list = useListQuery(formList);
  const reading = useFormsQuery(list.query);
  return (
    <ListPage
      name="forms"
      title={titles.forms}
      actions={
        <>
          <SortButton type="form" onSaved={() => void reading.refetch()} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
            {titles.formNew}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      card={(row) => (
        <RowCard>
          <TextLink href={hrefOf(row)}>
            <Line>{row.name}</Line>
          </TextLink>
          <FormStateTag form={row} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: text.search }}
      controls={{
        context: (
          <Select
            clearable
            aria-label={text.context}
            placeholder={text.context}
            options={CONTEXTS}
            value={list.filters.context ?? null}
            onChange={(context) => list.setFilters({ context: context ?? undefined })}
          />
        ),
      }}
    />
  );
}
