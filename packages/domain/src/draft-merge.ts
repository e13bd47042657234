/** What decides between two versions of a draft. */
export interface DraftVersion {
  /** One more than the revision the version was written on. */
  revision: number;
  device: string;
  body_html: string;
}

/** Which version a draft holds after a save, and what is kept beside it as the other version. */
export interface DraftMerge {
  winner: 'stored' | 'incoming';
  alternative: 'stored' | 'incoming' | 'as_before';
}

/**
 * Decides what a save does to the draft that is stored (decisions 2.4): the newer revision wins, and the text of another
 * device that loses is kept beside it. An older save that arrives late from the same device is old news.
 */
export function mergeDraft(stored: DraftVersion, incoming: DraftVersion): DraftMerge {
  const fromOtherDevice = stored.device !== incoming.device && stored.body_html !== incoming.body_html;
  if (incoming.revision > stored.revision)
    return { winner: 'incoming', alternative: fromOtherDevice ? 'stored' : 'as_before' };
  return { winner: 'stored', alternative: fromOtherDevice ? 'incoming' : 'as_before' };
}
