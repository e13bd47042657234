import {
  EXPORT_DATES,
  EXPORT_FORMATS,
  TICKET_COLUMNS,
  TICKET_EXPORT_NAME,
  TICKET_EXPORT_NAME_MAX,
  TICKET_EXPORT_PAGE_MAX,
  type ExportDates,
  type ExportFormat,
  type TicketColumn,
  type TicketExportStoreBody,
  type TicketExportStoreData,
} from '@hamyar/contracts';
import { Segmented } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextField, type FieldRule } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useStartTicketExportMutation } from '../../api/ticket-export.api.ts';
import { faExport as text } from '../../messages/fa-export.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import { downloadExport } from './download.ts';

export interface ExportDialogProps {
  /** Filters, words and order of the list. */
  query: Omit<TicketExportStoreBody, 'columns' | 'format' | 'dates' | 'name' | 'later'>;
  /** The tickets that are shown. */
  pageIds: readonly number[];
  onClose(): void;
}

interface Values {
  scope: 'page' | 'all';
  columns: readonly TicketColumn[];
  format: ExportFormat;
  dates: ExportDates;
  name: string;
}

const INITIAL: Values = {
  scope: 'page',
  columns: [
    'number',
    'subject',
    'status',
    'importance',
    'customer',
    'organization',
    'department',
    'assignee',
    'created_at',
    'last_activity_at',
  ],
  format: 'xls',
  dates: 'jalali',
  name: 'data',
};

const plainName: FieldRule = (value) => (TICKET_EXPORT_NAME.test(String(value ?? '').trim()) ? null : text.nameLetters);

const formatOptions = EXPORT_FORMATS.map((value) => ({ value, label: text.formats[value] }));
const scopeOptions = (['page', 'all'] as const).map((value) => ({ value, label: text[value] }));
const datesOptions = EXPORT_DATES.map((value) => ({ value, label: text.calendars[value] }));

/** In the order of the file, whatever was chosen first. */
const ordered = (columns: readonly TicketColumn[]) => TICKET_COLUMNS.filter((column) => columns.includes(column));

/** Saves tickets of the list as a file: those of the page, or all that it finds (spec 2.81). */
export function ExportDialog({ query, pageIds, onClose }: ExportDialogProps) {
  const [start] = useStartTicketExportMutation();
  const sees = useSeesField();
  const columnOptions = TICKET_COLUMNS.filter(sees).map((value) => ({ value, label: text.column[value] }));
  const form = useDialogForm<Values, TicketExportStoreData>({
    initial: { ...INITIAL, columns: INITIAL.columns.filter(sees) },
    fields: {
      scope: { wire: 'ids' },
      columns: { required: true },
      name: { required: true, rules: [plainName] },
    },
    send: ({ scope, columns, format, dates, name }) =>
      start({
        ...query,
        ...(scope === 'page' ? { ids: pageIds.slice(0, TICKET_EXPORT_PAGE_MAX) } : {}),
        ...{ columns: ordered(columns), format, dates, name: name.trim() },
      }),
    onSaved: ({ key, batch_id }) => {
      if (batch_id === null) downloadExport(key);
      toast.success(batch_id === null ? text.done : text.later);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text.title} submitLabel={text.submit} onClose={onClose}>
      <FormField form={form} name="scope" label={text.scope}>
        {({ value, onChange }) => (
          <Segmented label={text.scope} options={scopeOptions} value={value} onChange={onChange} />
        )}
      </FormField>
      <FormField form={form} name="columns" label={text.columns}>
        {(control) => <MultiSelect {...control} options={columnOptions} value={[...control.value]} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="format" label={text.format}>
          {(control) => (
            <Select {...control} options={formatOptions} onChange={(format) => format && control.onChange(format)} />
          )}
        </FormField>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} ltr maxLength={TICKET_EXPORT_NAME_MAX} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="dates" label={text.dates}>
        {({ value, onChange }) => (
          <Segmented label={text.dates} options={datesOptions} value={value} onChange={onChange} />
        )}
      </FormField>
    </FormDialog>
  );
}
