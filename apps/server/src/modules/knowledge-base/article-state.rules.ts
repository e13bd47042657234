import type { ArticleState } from '@hamyar/contracts';

/** A version that is being written, as far as its state depends on it. */
export interface StatedVersion {
  state: ArticleState;
  /** It was published once. */
  published: boolean;
  /** All who have written in it. */
  editorIds: readonly number[];
}

/**
 * Who may publish: with four eyes only what was given to review, and nobody who has written in it (decisions 2.12). What
 * was published before has been seen already.
 */
export function mayPublish(version: StatedVersion, userId: number, fourEyes: boolean): boolean {
  if (!fourEyes || version.published || version.state === 'scheduled') return true;
  return version.state === 'review' && !version.editorIds.includes(userId);
}

const NEXT: Readonly<Record<ArticleState, readonly ArticleState[]>> = {
  draft: ['review', 'scheduled', 'published', 'archived'],
  review: ['draft', 'scheduled', 'published', 'archived'],
  scheduled: ['draft', 'published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft', 'published'],
};

/** The states to which a person may take a version now (decisions 2.27). */
export const nextStates = (version: StatedVersion, userId: number, fourEyes: boolean): ArticleState[] =>
  NEXT[version.state].filter(
    (state) => !['scheduled', 'published'].includes(state) || mayPublish(version, userId, fourEyes),
  );
