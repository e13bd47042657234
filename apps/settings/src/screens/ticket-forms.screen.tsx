import { FORM_AUDIENCES, type TicketForm, type TicketFormListQuery } from '@hamyar/contracts/forms';
import { formatDate } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
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
import { useTicketFormsQuery } from '../api/form.api.ts';
import '../css/forms.css';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';
import { FormStateTag } from '../shared/form-state-tag.tsx';
import { useFormUses } from '../shared/form-uses.ts';

const text = faFields.form;
const PATH = '/settings/ticketForms';
const hrefOf = (row: TicketForm) => `${PATH}/${row.id}`;
const AUDIENCES = FORM_AUDIENCES.map((value) => ({ value, label: faFields.ticketForm.audiences[value] }));

// the rows stand in their order, which the sort dialog changes
const ticketFormList = defineList<TicketFormListQuery>()({
  filters: { s: textFilter(), audience: choiceFilter(FORM_AUDIENCES), status: null },
  sorts: [],
});
type Column = ListColumn<TicketForm, SortsOf<typeof ticketFormList>>;

const useColumns = (): Column[] => {
  const usesOf = useFormUses();
  return [
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
    { key: 'uses', title: faFields.ticketForm.uses, render: (row) => <Line>{usesOf(row)}</Line> },
    {
      key: 'audience',
      title: faFields.ticketForm.audience,
      width: 110,
      render: (row) => faFields.ticketForm.audiences[row.audience],
    },
    {
      key: 'fields',
      title: text.fieldCount,
      width: 80,
      numeric: true,
      render: (row) => formatNumber(row.fields.length),
    },
    { key: 'updated_at', title: text.updated, width: 120, hidden: true, render: (row) => formatDate(row.updated_at) },
    { key: 'status', title: text.state, width: 110, render: (row) => <FormStateTag form={row} /> },
  ];
};

/** Settings page with the forms of new tickets [2.16, 2.42]. */
export function TicketFormsScreen() {
  const list = useListQuery(ticketFormList);
  const reading = useTicketFormsQuery(list.query);
  return (
    <ListPage
      name="ticket-forms"
      title={titles.ticketForms}
      actions={
        <>
          <SortButton type="ticketForm" onSaved={() => void reading.refetch()} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
            {titles.ticketFormNew}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={useColumns()}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={720}
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
        audience: (
          <Select
            clearable
            aria-label={faFields.ticketForm.audience}
            placeholder={faFields.ticketForm.audience}
            options={AUDIENCES}
            value={list.filters.audience ?? null}
            onChange={(audience) => list.setFilters({ audience: audience ?? undefined })}
          />
        ),
      }}
    />
  );
}
