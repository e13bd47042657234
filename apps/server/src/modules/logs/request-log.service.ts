import type { Insertable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { RequestLogEntry } from '../../platform/http/request-log.ts';
import type { RequestLogTable } from './log.table.ts';
import { insertRequests } from './request-log.repository.ts';

/** Collects answered calls and stores them together, so that no call waits for its log entry. */
export interface RequestLog {
  record(record: RequestLogEntry): void;
  /** Stores the collected calls now. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_INTERVAL = 1_000;
const BATCH_SIZE = 200;
/**
 * Lines kept while the database is unavailable; beyond that the oldest are dropped, because a log must not end the
 * process.
 */
const MAX_BUFFERED = 5_000;

/** Opens the request log of this process. */
export function openRequestLog(deps: Pick<Deps, 'db' | 'log'>): RequestLog {
  let waiting: Insertable<RequestLogTable>[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    while (waiting.length > 0) {
      const rows = waiting.splice(0, BATCH_SIZE);
      try {
        await insertRequests(deps.db, rows);
      } catch (error) {
        deps.log.warn({ err: error, calls: rows.length }, 'request log not written');
        waiting = [...rows, ...waiting].slice(-MAX_BUFFERED);
        return;
      }
    }
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => {
    if (waiting.length > 0) void flush();
  }, FLUSH_INTERVAL);
  timer.unref();
  return {
    record(record) {
      waiting.push(record);
      if (waiting.length > MAX_BUFFERED) waiting.shift();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
