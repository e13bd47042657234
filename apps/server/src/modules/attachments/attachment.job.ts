import type { Deps } from '../../platform/deps.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { deleteUnusedAttachments, claimUnusedBlobs, hideOrphans } from './attachment.repository.ts';
import type { FileOwners } from './file-owner.ts';

export interface AttachmentJobPayloads {
  /** Removes uploads that were never sent, and contents without references. */
  'attachment.sweep': Record<string, never>;
  /** Hides files whose row is gone, so that the sweep removes them. */
  'attachment.orphans': Record<string, never>;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends AttachmentJobPayloads {}
}

const HOUR = 3_600_000;
/** Hours until an unsent upload is removed (decisions 2.10). */
const UPLOAD_HOURS = 24;
/** Days in which the attachments of a removed object can be restored with it (decisions 2.0 "Delete"). */
const REMOVED_DAYS = 30;
const BATCH = 200;

/** Runs the clean-up once: rows first, then contents in batches, each under its row lock. */
export async function sweepAttachments(deps: Pick<Deps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const now = deps.clock.now().getTime();
  await deleteUnusedAttachments(deps.db, new Date(now - UPLOAD_HOURS * HOUR), new Date(now - REMOVED_DAYS * 24 * HOUR));
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await withTransaction(deps.db, async (trx) => {
      const hashes = await claimUnusedBlobs(trx, BATCH);
      for (const hash of hashes) await deps.storage.delete(hash);
      return hashes.length;
    });
  }
}

/** Reads all files once, a batch at a time, and hides those that no row has any more. */
export async function hideOrphanedFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>, owners: FileOwners): Promise<void> {
  for (let after: number | null = 0; after !== null; ) after = await hideOrphans(db, owners, after, clock.now());
}
