import type { TestDeps } from './test-deps.ts';

/** A statement as it was sent. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** It was sent to the connections that plan for the values. */
  planned?: boolean;
}

/** A node of a plan that was run. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Keeps every reading statement that is sent from now on. */
export function recordStatements({ pool, database }: TestDeps): Statement[] {
  const recorded: Statement[] = [];
  recordOf(pool, false, recorded);
  recordOf(database.plannedPool, true, recorded);
  return recorded;
}

function recordOf(pool: TestDeps['pool'], planned: boolean, recorded: Statement[]): void {
  pool.on('acquire', (client) => {
    const flagged = client as unknown as { recording?: true; query: (...args: unknown[]) => unknown };
    if (flagged.recording) return;
    const query = flagged.query.bind(client);
    flagged.recording = true;
    flagged.query = (...args: unknown[]) => {
      const [text, values] =
        typeof args[0] === 'string'
          ? [args[0], args[1]]
          : [(args[0] as { text?: string }).text ?? '', (args[0] as { values?: unknown[] }).values];
      if (/^\s*(select|with|\(select)/i.test(text))
        recorded.push({ text, values: (values ?? []) as unknown[], planned });
      return query(...args);
    };
  });
}

const literal = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : `'${(Array.isArray(value) ? `{${value.join(',')}}` : value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`;

/** The plan that a pool uses: for the parameters, or once for all of them (pool.ts `prepared`). */
export async function planOf(
  { pool }: TestDeps,
  { text, values }: Omit<Statement, 'planned'>,
  once: boolean,
): Promise<PlanNode> {
  const client = await pool.connect();
  try {
    await client.query(`set plan_cache_mode = ${once ? 'force_generic_plan' : 'auto'}`);
    if (once) await client.query(`prepare checked as ${text}`);
    const explain = 'explain (analyze, timing off, format json)';
    const { rows } = await (once
      ? client.query(`${explain} execute checked${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`)
      : client.query(`${explain} ${text}`, [...values]));
    if (once) await client.query('deallocate checked');
    return (rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[])[0]!['QUERY PLAN'][0]!.Plan;
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}

/** A node with all below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that a node has read, those among them that it has left out. */
export const rowsRead = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
