import { declaredOnce } from '../../platform/declared-once.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { ServerModule } from '../../platform/deps.ts';

/** What counts its time by working shifts, besides departments and branches. */
interface ShiftUses {
  /** Why a shift must stay, in a sentence for the person who deletes it; null when nothing of the module needs it. */
  reasonToKeep(db: AnyDb, shiftId: number): Promise<string | null>;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** By the name of what counts its time: `sla`. */
    readonly shiftUses?: Readonly<Record<string, ShiftUses>>;
  }
}

/** The first reason of any module to keep a shift, or null. */
export async function reasonToKeepShift(
  modules: readonly ServerModule[],
  db: AnyDb,
  shiftId: number,
): Promise<string | null> {
  const uses = declaredOnce(modules, 'use of working shifts', ({ shiftUses = {} }) => Object.entries(shiftUses));
  for (const used of uses.values()) {
    const reason = await used.reasonToKeep(db, shiftId);
    if (reason !== null) return reason;
  }
  return null;
}
