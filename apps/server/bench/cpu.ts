import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

interface Usage {
  parent: number;
  milliseconds: number;
  /** of its children that have ended */
  ended: number;
}

function usageOf(pid: string): Usage | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) * TICK;
    return { parent: Number(fields[1]), milliseconds: ticks(11), ended: ticks(13) };
  } catch {
    return null;
  }
}

/**
 * Processor time that these processes and their children have used, in milliseconds. Other work on the machine hardly
 * changes it, so it is the figure to compare. `NaN` where the system has no /proc.
 */
export function processorTime(pids: readonly number[]): number {
  if (process.platform !== 'linux') return Number.NaN;
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const usage = usageOf(name);
    if (!usage) continue;
    const named = pids.includes(Number(name));
    if (named || pids.includes(usage.parent)) sum += usage.milliseconds;
    // what a connection has used does not disappear with it
    if (named) sum += usage.ended;
  }
  return sum;
}

/**
 * Starts to measure the processor time of one short operation of this process and of a database: exact where
 * {@link processorTime} counts in hundredths of a second. The result answers milliseconds; `NaN` without /proc.
 * @param database its first process, whose children serve the connections
 */
export function startProcessorTime(database: number): () => number {
  if (process.platform !== 'linux') return () => Number.NaN;
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && usageOf(name)?.parent === database);
  const before = children.map(nanosecondsOf);
  const own = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(own);
    const spent = children.reduce((sum, pid, index) => sum + nanosecondsOf(pid) - before[index]!, 0);
    return (user + system) / 1_000 + spent / 1_000_000;
  };
}

/** Time on a processor; of a process with one thread that is all of it. */
const nanosecondsOf = (pid: string): number => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
