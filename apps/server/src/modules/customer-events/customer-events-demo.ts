import { EVENT_COLORS } from '@hamyar/contracts';
import { demoAttachments } from '../../platform/demo/demo-attachments.ts';
import type { DemoCompany, DemoFiles, DemoPerson, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { demoEventTypes } from './demo/messages.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Customers of the demo company who have a history; those with a login name have a long one. */
const CUSTOMERS = 60;
/** Days over which a history extends; every customer is older. */
const DAYS = 380;

const TYPE_COLUMNS = ['id', 'name', 'external', 'color', 'order', 'status', 'default_description'];
const EVENT_COLUMNS = [
  ...['id', 'user_id', 'customer_event_type_id', 'description', 'creator_id', 'occurred_at', 'created_at'],
];

/** How many events the history of a customer has; the first ones have several pages. */
const countOf = (customer: DemoPerson, index: number): number =>
  customer.username !== null || index < 5 ? 18 - (index % 5) : 2 + ((index * 3) % 6);

/** Types of customer events and histories of customers, over more than a year (decisions 2.20). */
export async function customerEventsDemo({ people, end }: DemoCompany, files: DemoFiles): Promise<DemoRows[]> {
  const customers = people.filter(({ employee }) => !employee);
  const known = customers.filter(({ username }) => username !== null);
  const chosen = [...known, ...customers.filter(({ username }) => username === null)].slice(0, CUSTOMERS);
  const employees = people.filter(({ employee }) => employee);
  const contents = demoAttachments(files);
  const events: DemoValue[][] = [];
  for (const [index, customer] of chosen.entries()) {
    const writers = employees.filter(({ branch }) => branch === customer.branch || branch === ALL_BRANCHES);
    const count = countOf(customer, index);
    for (let n = 0; n < count; n += 1) {
      const id = events.length + 1;
      const typeIndex = (index + n * 5) % demoEventTypes.length;
      const type = demoEventTypes[typeIndex]!;
      const text = type.texts[(index + n) % type.texts.length]!;
      const days = 2 + Math.floor((n * DAYS) / count) + ((index * 7) % 11);
      const at = new Date(end.getTime() - days * DAY - ((id * 5) % 9) * HOUR - ((id * 7) % 60) * 60_000);
      const writer = type.external ? null : (writers[(index + n) % writers.length] ?? null);
      events.push([id, customer.id, typeIndex + 1, text, writer?.id ?? null, at, at]);
      if (!type.file || writer === null || id % 2 === 0) continue;
      const file = await files.draw(type.file.kind, id % 4);
      await contents.add(file, { kind: 'customer_event', id, name: type.file.name, owner: writer.id, at });
    }
  }
  const types = demoEventTypes.map(({ name, external, color, off, start }, index): DemoValue[] => [
    ...[index + 1, name, external, EVENT_COLORS[color] ?? EVENT_COLORS[0], index + 1, !off, start ?? null],
  ]);
  return [
    { table: 'customer_event_type', columns: TYPE_COLUMNS, rows: types },
    { table: 'customer_event', columns: EVENT_COLUMNS, rows: events },
    contents.rows(),
  ];
}
