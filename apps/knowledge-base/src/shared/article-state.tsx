import type { ArticleState } from '@hamyar/contracts';
import { Tag } from '@hamyar/design-system/basics';
import { staffText } from '../messages/fa-staff.ts';

const TONES = {
  draft: 'neutral',
  review: 'violet',
  scheduled: 'info',
  published: 'success',
  archived: 'warning',
} as const;

/** The state of an article as a tag: a dot and a word. */
export function StateTag({ state }: { state: ArticleState }) {
  return (
    <Tag dot tone={TONES[state]}>
      {staffText.article.states[state]}
    </Tag>
  );
}
