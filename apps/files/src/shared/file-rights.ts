import type { ManagedFile } from '@hamyar/contracts/files';
import { useGate, useSession, type Gate } from '@hamyar/module-sdk';

/** To create folders, to upload, and to change what belongs to others (decisions 2.25, ADR 0054). */
const MANAGE = { all: [{ permission: 'manage files' }, { read_only: false }] } as const satisfies Gate;
const WRITE = { read_only: false } as const satisfies Gate;

/** What the person may do in the manager; the server decides again. */
export interface FileRights {
  /** Creates folders and uploads. */
  manage: boolean;
  /** Renames, moves, shares and deletes this file or folder: one's own, or all (decisions 2.25). */
  mayChange(file: Pick<ManagedFile, 'owner'>): boolean;
}

/** {@link FileRights} of the session. */
export function useFileRights(): FileRights {
  const { id } = useSession();
  const manage = useGate(MANAGE);
  const write = useGate(WRITE);
  return { manage, mayChange: ({ owner }) => manage || (write && owner.id === id) };
}
