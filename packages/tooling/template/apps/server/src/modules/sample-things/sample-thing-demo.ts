import { searchKeyCompact } from '@hamyar/persian';
import type { DemoCompany, DemoRows } from '../../platform/demo/demo-data.ts';
import { demoTitles as titles } from './messages.ts';

const HOUR = 3_600_000;

/**
 * A few of them that employees of the demo company have added, and one by a customer; the first one is public, the last
 * one closed.
 */
export function sampleThingDemo({ people, end }: DemoCompany): DemoRows[] {
  const employees = people.filter(({ employee }) => employee);
  const customer = people.find(({ username }) => username === 'customer');
  return [
    {
      table: 'sample_thing',
      columns: ['title', 'title_norm', 'status', 'public', 'created_by_id', 'created_at', 'updated_at'],
      rows: titles.map((title, index) => {
        const at = new Date(end.getTime() - (titles.length - index) * 5 * HOUR);
        const status = index === titles.length - 1 ? 'closed' : 'open';
        return [
          title,
          searchKeyCompact(title),
          status,
          index === 0,
          (index === 1 ? customer : employees[index % employees.length])?.id ?? 1,
          at,
          at,
        ];
      }),
    },
  ];
}
