import type { DemoCompany, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { columnOf } from './custom-value.repository.ts';
import { searchKeyOf } from './custom-value.rules.ts';
import { demoAnswers, demoFields, demoForms } from './demo/messages.ts';

/** A value of a demo field by its number, for the n-th object; undefined where it is left empty. */
type Answers = Readonly<Record<number, (n: number, now: Date) => DemoValue | undefined>>;

const DAY = 86_400_000;
const oneOf = (list: readonly string[], n: number): string => list[n % list.length]!;
const daysBefore = (now: Date, days: number): Date => {
  const at = new Date(now.getTime() - days * DAY);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
};
const itemOf = (field: number) => (n: number) => 1 + (n % demoFields[field - 1]!.items!.length);
const hasWarranty = (n: number): boolean => n % 3 !== 0;

const OF_TICKETS: Answers = {
  1: itemOf(1),
  2: (n) => `NR-${200_000 + ((n * 37) % 90_000)}`,
  3: hasWarranty,
  4: (n, now) => (hasWarranty(n) ? daysBefore(now, 60 + ((n * 13) % 500)) : undefined),
  5: (n) => oneOf(demoAnswers.faults, n),
  6: (n) => oneOf(demoAnswers.sites, n),
  7: itemOf(7),
  8: (n) => 5 + ((n * 11) % 200),
  11: (n) => 1_000_000 * (1 + ((n * 7) % 90)),
  12: (n) => String(700_000 + n),
};
const OF_CUSTOMERS: Answers = { 14: itemOf(14), 15: (n) => oneOf(demoAnswers.posts, n), 16: (n) => n % 2 === 0 };
const OF_ORGANIZATIONS: Answers = {
  17: (n) => String(14_000_000_000 + n * 7_919),
  18: (n) => 1 + (n % 12),
  19: (n, now) => daysBefore(now, -30 - ((n * 17) % 300)),
};

/** The demo fields that have values, by their numbers. */
export const FILLED_DEMO_FIELDS: ReadonlySet<number> = new Set(
  [OF_TICKETS, OF_CUSTOMERS, OF_ORGANIZATIONS].flatMap((answers) => Object.keys(answers).map(Number)),
);

/** The demo fields by which tickets are found: serial and order numbers. */
export const SEARCHED_DEMO_FIELDS: ReadonlySet<number> = new Set([2, 12]);

const COLUMNS = ['v_text', 'v_num', 'v_date', 'v_bool', 'v_item'] as const;

function rowsOf(type: string, id: number, answers: Answers, fields: readonly number[], now: Date): DemoValue[][] {
  return fields.flatMap((field) => {
    const value = answers[field]?.(id, now);
    if (value === undefined) return [];
    const { type: ofField, date_type = null } = demoFields[field - 1]!;
    const shape = { type: ofField, date_type };
    const own = columnOf(shape);
    const searched = SEARCHED_DEMO_FIELDS.has(field) ? searchKeyOf(shape, String(value)) : null;
    return [[type, id, field, ...COLUMNS.map((column) => (column === own ? value : null)), searched]];
  });
}

/** Tickets of the demo company that were written with a form. */
const TICKETS = 150;

/** Values of custom fields: of the newest tickets with their forms, of customers and organisations. */
export function customValuesDemo({ people, tickets, now }: DemoCompany): DemoRows[] {
  const written = tickets
    .flatMap(({ id, department }) => {
      const form = demoForms.findIndex((one) => one.department === department);
      return form < 0 ? [] : [{ id, form }];
    })
    .slice(-TICKETS);
  const customers = people.filter(({ employee }) => !employee);
  const organizations = [...new Set(customers.flatMap(({ organization }) => organization ?? []))];
  const numbers = (answers: Answers) => Object.keys(answers).map(Number);
  return [
    {
      table: 'custom_value',
      columns: ['object_type', 'object_id', 'field_id', ...COLUMNS, 'v_search'],
      rows: [
        ...written.flatMap(({ id, form }) =>
          rowsOf(
            'ticket',
            id,
            OF_TICKETS,
            demoForms[form]!.fields.map(({ field }) => field),
            now,
          ),
        ),
        // not everybody has answered
        ...customers
          .filter(({ id }) => id % 4 !== 3)
          .flatMap(({ id }) => rowsOf('customer', id, OF_CUSTOMERS, numbers(OF_CUSTOMERS), now)),
        ...organizations.flatMap((id) => rowsOf('organization', id, OF_ORGANIZATIONS, numbers(OF_ORGANIZATIONS), now)),
      ],
    },
    {
      table: 'ticket',
      columns: ['id', 'form_id'],
      rows: written.map(({ id, form }) => [id, form + 1]),
      existing: true,
    },
  ];
}
