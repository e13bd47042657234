import type { Deps } from '../../platform/deps.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { discardAttachments } from '../attachments/public.ts';
import { deleteExpiredUploads } from './file-upload.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Removes uploads that were not finished in time. */
    'file.unfinished': Record<string, never>;
  }
}

/** Removes expired uploads with their parts; the sweep of attachments then removes the contents (decisions 2.10). */
export async function removeUnfinishedUploads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await withTransaction(db, async (trx) => {
    const ids = await deleteExpiredUploads(trx, clock.now());
    await discardAttachments(trx, { kind: 'file_part', ids });
  });
}
