import { searchKey } from '@hamyar/persian';
import {
  BRANCHES,
  CUSTOMER_LEVELS,
  CUSTOMER_TAGS,
  DEPARTMENTS,
  ROLES_SEED,
  SERVICES,
  TAG_COLORS,
} from './corpora/company.ts';
import { departmentId, type Company } from './company.ts';
import type { DemoRows, DemoValue } from '../src/platform/demo/demo-data.ts';

/**
 * The company's structure as rows, in an order in which every row refers only to earlier ones; people are inserted
 * between `before` and `after`.
 */
export function structureRows(company: Company, end: number): { before: DemoRows[]; after: DemoRows[] } {
  const created = new Date(end - 2200 * 86_400_000);
  const stamped = (row: DemoValue[]): DemoValue[] => [...row, created, created];
  const before: DemoRows[] = [
    {
      table: 'branch',
      columns: [
        'id',
        'name',
        'code',
        'phone',
        'address',
        'country_code',
        'state_id',
        'city_id',
        'order',
        'created_at',
        'updated_at',
      ],
      rows: BRANCHES.map((b, i) => stamped([i + 1, b.name, b.code, b.phone, b.address, 'IR', b.state, b.state, i + 1])),
    },
    {
      table: 'customer_level',
      columns: [
        'id',
        'name',
        'color',
        'order',
        'priority_weight',
        'default_importance',
        'is_default',
        'created_at',
        'updated_at',
      ],
      rows: CUSTOMER_LEVELS.map((l, i) =>
        stamped([i + 1, l.name, l.color, l.order, l.weight, l.importance, l.isDefault]),
      ),
    },
    {
      table: 'role',
      columns: ['id', 'name', 'description', 'permissions', 'is_system', 'order', 'created_at', 'updated_at'],
      rows: ROLES_SEED.map((r, i) => stamped([i + 1, r.name, r.description, r.permissions, r.system, i + 1])),
    },
    {
      table: 'department',
      columns: ['id', 'name', 'description', 'kind', 'is_public', 'order', 'created_at', 'updated_at'],
      rows: DEPARTMENTS.map((d, i) => stamped([i + 1, d.name, d.description, d.kind, d.isPublic, i + 1])),
    },
  ];
  const childrenOf = (departments: readonly number[]): number[] =>
    company.categories
      .filter((c) => c.isPublic && c.parent !== null && c.departments.some((d) => departments.includes(d)))
      .map((c) => c.id);
  const after: DemoRows[] = [
    {
      table: 'ticket_category',
      columns: ['id', 'name', 'parent_id', 'department_ids', 'is_public', 'order', 'created_at', 'updated_at'],
      rows: company.categories.map((c) => stamped([c.id, c.name, c.parent, c.departments, c.isPublic, c.id])),
    },
    {
      table: 'service',
      columns: [
        'id',
        'name',
        'code',
        'description',
        'department_ids',
        'category_ids',
        'order',
        'created_at',
        'updated_at',
      ],
      rows: SERVICES.map((s, i) =>
        stamped([
          i + 1,
          s.name,
          s.code,
          s.description,
          s.departments.map(departmentId),
          childrenOf(s.departments.map(departmentId)),
          i + 1,
        ]),
      ),
    },
    {
      table: 'tag',
      columns: ['id', 'name', 'name_norm', 'color', 'created_at'],
      rows: [...company.tags].map(([name, id]): DemoValue[] => [
        id,
        name,
        searchKey(name),
        TAG_COLORS[id % TAG_COLORS.length] ?? null,
        created,
      ]),
    },
    {
      table: 'tag_assignment',
      columns: ['tag_id', 'taggable_type', 'taggable_id'],
      rows: customerTags(company),
    },
  ];
  return { before, after };
}

/** Every third customer has a tag, and every ninth a second one. */
function customerTags({ customers, tags }: Company): DemoValue[][] {
  const ids = CUSTOMER_TAGS.flatMap((name) => tags.get(name) ?? []);
  return customers.flatMap(({ id }, index): DemoValue[][] => {
    if (index % 3 !== 0) return [];
    const first = (index / 3) % ids.length;
    const chosen = index % 9 === 0 ? [first, (first + 1) % ids.length] : [first];
    return chosen.map((at) => [ids[at]!, 'user', id]);
  });
}
