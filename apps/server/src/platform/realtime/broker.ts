import type { RawBuilder } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/**
 * Sends short messages between the nodes of one installation: ids and channel names, never contents, so that the
 * receiver loads only what it may show. Delivery is at most once; what must not be lost is read again from its table.
 */
export interface Broker {
  /** Sends to every node, including this one. @param message at most 7,000 bytes */
  publish(topic: string, message: string): Promise<void>;
  /**
   * The same when this transaction commits, and never when it is rolled back; a message given twice in one transaction
   * is sent once. Use it for every message about stored rows: it cannot be lost between the commit and a later call.
   */
  publishOnCommit(trx: Trx, topic: string, message: string): Promise<void>;
  /**
   * The same without a statement of its own: an expression for a statement of this transaction that runs in any case,
   * or null when nothing has to be added to it.
   */
  publication(trx: Trx, topic: string, message: string): RawBuilder<unknown> | null;
  /** Listens to a topic until the returned function is called. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  /** Called after a lost connection was restored: messages may be missing, so the listener reads on from its cursor. */
  onResync(listener: () => void): () => void;
  close(): Promise<void>;
}
