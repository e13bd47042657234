import { searchKeyCompact } from '@hamyar/persian';
import type { DemoCompany, DemoRows } from '../../platform/demo/demo-data.ts';
import { demoTemplates } from './demo/messages.ts';

/** The ready-made texts of the demo company. */
export function ticketTemplateDemo({ people, now }: DemoCompany): DemoRows[] {
  const author = people.find(({ username }) => username === 'agent') ?? people.find(({ employee }) => employee);
  if (!author) return [];
  const department = author.departments[0];
  const texts = demoTemplates.filter(({ scope }) => scope !== 'department' || department !== undefined);
  return [
    {
      table: 'ticket_template',
      columns: [
        'id',
        'scope',
        'owner_id',
        'name',
        'name_norm',
        'body',
        'shortcut',
        'shortcut_key',
        'keywords',
        'order',
        'created_by_id',
        'created_at',
        'updated_at',
      ],
      rows: texts.map(({ scope, name, body, shortcut, keywords }, index) => [
        index + 1,
        scope,
        scope === 'personal' ? author.id : null,
        name,
        searchKeyCompact(name),
        body,
        shortcut,
        shortcut === null ? null : searchKeyCompact(shortcut),
        keywords,
        index + 1,
        author.id,
        now,
        now,
      ]),
    },
    {
      table: 'ticket_template_department',
      columns: ['template_id', 'department_id'],
      rows: texts.flatMap(({ scope }, index) =>
        scope === 'department' && department !== undefined ? [[index + 1, department]] : [],
      ),
    },
  ];
}
