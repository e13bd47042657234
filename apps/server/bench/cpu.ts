import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

interface Usage {
  parent: number;
  milliseconds: number;
}

function usageOf(pid: string): Usage | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { parent: Number(fields[1]), milliseconds: (Number(fields[11]) + Number(fields[12])) * TICK };
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
    if (usage && (pids.includes(Number(name)) || pids.includes(usage.parent))) sum += usage.milliseconds;
  }
  return sum;
}
