/** The fields that decide between two versions of a draft. */
export interface DraftVersion {
  /** One more than the revision on which the version was written. */
  revision: number;
  device: string;
  body_html: string;
}

/** Which version a draft contains after a save, and which one is stored as the other version. */
export interface DraftMerge {
  winner: 'stored' | 'incoming';
  alternative: 'stored' | 'incoming' | 'as_before';
}

/**
 * Decides what a save does to the stored draft (decisions 2.4): the newer revision wins, and the losing text of another
 * device is stored as the other version. An older save that arrives late from the same device is ignored.
 */
export function mergeDraft(stored: DraftVersion, incoming: DraftVersion): DraftMerge {
  const fromOtherDevice = stored.device !== incoming.device && stored.body_html !== incoming.body_html;
  if (incoming.revision > stored.revision)
    return { winner: 'incoming', alternative: fromOtherDevice ? 'stored' : 'as_before' };
  return { winner: 'stored', alternative: fromOtherDevice ? 'incoming' : 'as_before' };
}
