import type { AnnouncementState as State } from '@hamyar/contracts/announcements';
import { Tag } from '@hamyar/design-system/basics';
import { faAnnouncementEditor } from '../messages/fa-announcement-editor.ts';

const TONES = { draft: 'neutral', scheduled: 'info', live: 'success', ended: 'warning' } as const;

/** The state of an announcement as a tag: a dot and a word. */
export const AnnouncementState = ({ state }: { state: State }) => (
  <Tag dot tone={TONES[state]}>
    {faAnnouncementEditor.states[state]}
  </Tag>
);
