import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, now. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Starts to watch the memory of a process; the result answers by how many MB it has been larger than before, at most. */
export function watchMemory(pid: number): () => number {
  const before = memoryOf(pid);
  let highest = before;
  const look = () => {
    highest = Math.max(highest, memoryOf(pid));
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return highest - before;
  };
}
