import type { Insertable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { RequestRecord } from '../../platform/http/request-record.ts';
import type { RequestLogTable } from './log.table.ts';
import { insertRequests } from './request-log.repository.ts';

/** Collects answered calls and stores them together; a call never waits for its line in the log. */
export interface RequestLog {
  record(record: RequestRecord): void;
  /** Stores what is collected. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 1_000;
const AT_ONCE = 200;
/** Lines kept while the database is away; beyond it the oldest go, because a log must not take the process down. */
const KEPT = 5_000;

/** Opens the collector of this process. */
export function openRequestLog(deps: Pick<Deps, 'db' | 'log'>): RequestLog {
  let waiting: Insertable<RequestLogTable>[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    while (waiting.length > 0) {
      const rows = waiting.splice(0, AT_ONCE);
      try {
        await insertRequests(deps.db, rows);
      } catch (error) {
        deps.log.warn({ err: error, calls: rows.length }, 'request log not written');
        waiting = [...rows, ...waiting].slice(-KEPT);
        return;
      }
    }
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => {
    if (waiting.length > 0) void flush();
  }, EVERY);
  timer.unref();
  return {
    record(record) {
      waiting.push(record);
      if (waiting.length > KEPT) waiting.shift();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
