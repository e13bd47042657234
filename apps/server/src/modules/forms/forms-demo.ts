import { searchKeyCompact } from '@hamyar/persian';
import type { DemoCompany, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { customValuesDemo, FILLED_DEMO_FIELDS, SEARCHED_DEMO_FIELDS } from './custom-values-demo.ts';
import { demoFields, demoForms } from './demo/messages.ts';

const FIELD_COLUMNS = [
  'type',
  'label',
  'help',
  'placeholder',
  'date_type',
  'min',
  'max',
  'max_length',
  'regex',
] as const;

/** The custom fields and ticket forms of the demo company, and what was filled in. */
export function formsDemo(company: DemoCompany): DemoRows[] {
  const { now } = company;
  return [
    {
      table: 'custom_field',
      columns: [
        'id',
        ...FIELD_COLUMNS,
        'context',
        'label_norm',
        'items',
        'sensitive',
        'has_values',
        'searchable',
        'order',
        'created_at',
        'updated_at',
      ],
      rows: demoFields.map((field, index): DemoValue[] => [
        index + 1,
        ...FIELD_COLUMNS.map((name) => field[name] ?? (name === 'help' || name === 'placeholder' ? '' : null)),
        field.context ?? 'ticket',
        searchKeyCompact(field.label),
        JSON.stringify((field.items ?? []).map((name, item) => ({ id: item + 1, name, is_archived: false }))),
        field.sensitive ?? false,
        FILLED_DEMO_FIELDS.has(index + 1),
        SEARCHED_DEMO_FIELDS.has(index + 1),
        index + 1,
        now,
        now,
      ]),
    },
    {
      table: 'form',
      columns: ['id', 'context', 'name', 'name_norm', 'description', 'intro', 'order', 'created_at', 'updated_at'],
      rows: demoForms.map(({ name, description, intro }, index) => [
        ...[index + 1, 'ticket', name, searchKeyCompact(name), description, intro, index + 1, now, now],
      ]),
    },
    {
      table: 'form_field',
      columns: ['form_id', 'field_id', 'order', 'status', 'required', 'public', 'width', 'condition'],
      rows: demoForms.flatMap(({ fields }, form) =>
        fields.map(({ field, required = false, staff = false, width = 'full', when }, index): DemoValue[] => [
          ...[form + 1, field, index + 1, true, required, !staff, width],
          when ? JSON.stringify({ field_id: when[0], op: 'eq', value: when[1] }) : null,
        ]),
      ),
    },
    {
      table: 'department',
      columns: ['id', 'form_id'],
      rows: demoForms.map(({ department }, index) => [department, index + 1]),
      existing: true,
    },
    ...customValuesDemo(company),
  ];
}
