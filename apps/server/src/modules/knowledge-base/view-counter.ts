import type { Db } from '../../platform/database/pool.ts';
import type { Log } from '../../platform/logging/log.ts';
import { addViews } from './public-article.repository.ts';

/** Milliseconds that views are kept in memory: one statement writes those of all articles. */
const WAIT = 10_000;

/**
 * Counts views of articles without a write for each: a thousand readers in a second are one statement. What was counted
 * since the last one is lost when the process is killed.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #log: Log;
  #views = new Map<number, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts one view. */
  add(articleId: number): void {
    this.#views.set(articleId, (this.#views.get(articleId) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT).unref();
  }

  /** Writes what was counted; a failure is logged, and the views are lost. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const views = this.#views;
    this.#views = new Map();
    if (views.size === 0) return;
    try {
      await addViews(this.#db, views);
    } catch (error) {
      this.#log.warn({ err: error }, 'views of articles were not written');
    }
  }
}
