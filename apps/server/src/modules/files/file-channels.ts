import { channels } from '@hamyar/contracts';
import { evaluatePredicate } from '@hamyar/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ChannelPolicy } from '../../platform/realtime/channel.policy.ts';
import { accessChange, insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { fileScope } from './file.policy.ts';
import { foldersForRights } from './file.repository.ts';

/** Id in the channel of the top of the tree, which is no row. */
const TOP = 0;

/** The channel of a folder is for who sees the folder; that of the top for every employee. */
export const folderChannels: ChannelPolicy = {
  kinds: ['folder'],
  async rights({ db }, asked) {
    const ids = asked.map(({ id }) => id).filter((id) => id !== TOP);
    const folders = new Map((ids.length === 0 ? [] : await foldersForRights(db, ids)).map((row) => [row.id, row]));
    return (user, { id }) => {
      if (id === TOP) return user.employee;
      const folder = folders.get(id);
      return folder !== undefined && evaluatePredicate(fileScope(user), { ...folder, deleted_at: null });
    };
  },
};

/** A change of a folder or file. */
interface ChangedFile {
  id: number;
  folder: boolean;
  /** The folders in which it is, or was until now; null is the top. */
  parents: readonly (number | null)[];
  /** Others may see the folder now, or it is gone. */
  access?: boolean;
}

/**
 * Tells who has one of the folders open, in the transaction of the change; the id alone, because each reads the row by
 * the own scope. Who has a changed folder itself open is told too.
 */
export async function publishFileChange(
  deps: Pick<Deps, 'broker'>,
  trx: Trx,
  { id, folder, parents, access = false }: ChangedFile,
  socketId: string | null,
): Promise<void> {
  const followed = new Set([...parents.map((parent) => parent ?? TOP), ...(folder ? [id] : [])]);
  const events = [...followed].map((to) => ({
    channel: channels.folder(to),
    name: 'file.changed' as const,
    data: { id },
  }));
  const checks = folder && access ? [accessChange(channels.folder(id))] : [];
  await insertSocketEvents(deps, trx, [...events, ...checks], socketId);
}

/** Who changes files, and the tab that does it, which knows its own change. */
export interface TabOf {
  readonly socketId?: string | null;
}
