// Prints the schema that the migrations create: tables, constraints, indexes. Used by `npm run gen`.
import { openClient } from '../src/platform/database/pool.ts';
import { startTestCluster, stopTestCluster, TEMPLATE } from './test-cluster.ts';

interface Column {
  relation: string;
  name: string;
  type: string;
  required: boolean;
  value: string | null;
  generated: string;
  identity: string;
}
interface Part {
  relation: string;
  text: string;
}

const COLUMNS = `
  select quote_ident(c.relname) as relation, quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
         pg_get_expr(d.adbin, d.adrelid) as value, a.attgenerated as generated, a.attidentity as identity
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;
const CONSTRAINTS = `
  select quote_ident(c.relname) as relation, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype <> 'n' order by c.relname, k.contype desc, k.conname collate "C"`;
const INDEXES = `
  select quote_ident(i.tablename) as relation, i.indexdef || ';' as text from pg_indexes i
  where i.schemaname = 'public' and not exists (select 1 from pg_constraint k where k.conname = i.indexname) order by i.tablename, i.indexname collate "C"`;

function columnText({ name, type, required, value, generated, identity }: Column): string {
  const origin = generated ? ` generated always as (${value}) stored` : value ? ` default ${value}` : '';
  return `  ${name} ${type}${required ? ' not null' : ''}${identity ? ' generated as identity' : ''}${origin}`;
}

const cluster = await startTestCluster();
const client = openClient({ ...cluster.connection, database: TEMPLATE }, 'schema');
await client.connect();
try {
  const columns = (await client.query<Column>(COLUMNS)).rows;
  const constraints = (await client.query<Part>(CONSTRAINTS)).rows;
  const indexes = (await client.query<Part>(INDEXES)).rows;
  console.log('-- Written by `npm run gen` from the migrations; the library of jobs keeps its own schema.');
  for (const relation of new Set(columns.map((column) => column.relation))) {
    const lines = [
      ...columns.filter((column) => column.relation === relation).map(columnText),
      ...constraints.filter((part) => part.relation === relation).map((part) => `  ${part.text}`),
    ];
    console.log(`\ncreate table ${relation} (\n${lines.join(',\n')}\n);`);
    for (const part of indexes.filter((index) => index.relation === relation))
      console.log(part.text.replaceAll('public.', ''));
  }
} finally {
  await client.end();
  await stopTestCluster(cluster);
}
