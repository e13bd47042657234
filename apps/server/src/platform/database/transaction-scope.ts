import { AsyncLocalStorage } from 'node:async_hooks';

/** An open transaction; `open` is false once it has ended, for work that it started and did not wait for. */
interface Scope {
  open: boolean;
}

const scope = new AsyncLocalStorage<Scope>();
let refuses = false;

/**
 * A second connection was asked for inside a transaction. The transaction keeps its own connection while it waits, so
 * that as many of them as the pool has connections wait for each other for ever.
 */
export class SecondConnection extends Error {
  constructor(what: string) {
    super(`${what} inside a transaction takes a second connection: read by the transaction, or before it begins`);
    this.name = 'SecondConnection';
  }
}

/** Runs the work of a transaction, so that {@link assertNoTransaction} knows of it. */
export async function runInTransactionScope<Result>(work: () => Promise<Result>): Promise<Result> {
  const own: Scope = { open: true };
  try {
    return await scope.run(own, work);
  } finally {
    own.open = false;
  }
}

/** Runs the work of somebody else, for a test that acts for several people while it keeps a transaction open. */
export const leaveTransactionScope = <Result>(work: () => Result): Result => scope.exit(work);

/** Makes {@link assertNoTransaction} refuse from now on; in tests, because in the product a slow answer is better. */
export function refuseSecondConnections(): void {
  refuses = true;
}

/** @throws SecondConnection in tests, when the caller is inside a transaction */
export function assertNoTransaction(what: string): void {
  if (refuses && scope.getStore()?.open) throw new SecondConnection(what);
}
