import type { NotificationLinkType } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/**
 * Does one row, in the transaction that also stores that it is done: a row is done once, also when a worker is killed at
 * it. @throws AppError or Nok with which the row fails, as the call for one row would
 */
export type BatchStep = (trx: Trx, refId: number) => Promise<void>;

/**
 * What each kind of batch is started with, by the name of the kind; ids and values, and nothing that has to stay secret.
 * A module adds its own:
 *
 * ```ts
 * declare module '../batches/batch-kind.ts' { interface BatchInputs { visit_import: { file_id: number } } }
 * ```
 */
export interface BatchInputs {}
export type BatchKindName = keyof BatchInputs & string;

interface EveryBatchKind<Input> {
  /** The link of its notification: the page that shows its result. */
  readonly link: NotificationLinkType;
  /** Whose id stands in the address of that page, where it is not the batch's own. */
  shownAt?(input: Input): number;
}

/** Work that its owner has asked for, and may cancel. */
interface AskedBatchKind<Input> extends EveryBatchKind<Input> {
  readonly mandatory?: false;
  /**
   * Begins work on some rows, before their transactions. `owner` has the rights of this moment; the step asks the policy
   * for every row.
   */
  begin(deps: Deps, owner: CurrentUser, input: Input): Promise<BatchStep>;
}

/**
 * What has to follow from a change that is stored. Nobody cancels it, and the system does it, whatever became of its owner,
 * who learns how far it is.
 */
interface MandatoryBatchKind<Input> extends EveryBatchKind<Input> {
  readonly mandatory: true;
  begin(deps: Deps, owner: { readonly id: number }, input: Input): Promise<BatchStep>;
}

/** One kind of batch, declared by the module whose rows it changes. */
export type BatchKind<Input> = AskedBatchKind<Input> | MandatoryBatchKind<Input>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The kinds of batches whose rows the module changes. */
    readonly batches?: { readonly [Name in BatchKindName]?: BatchKind<BatchInputs[Name]> };
  }
}

/** The kinds of all modules by their names. @throws when two modules declare one kind */
export const declaredBatches = (modules: readonly ServerModule[]): ReadonlyMap<string, BatchKind<unknown>> =>
  declaredOnce(modules, 'kind of batch', ({ batches = {} }) =>
    Object.entries(batches as Record<string, BatchKind<unknown>>),
  );
