import { Skeleton } from '@hamyar/design-system/basics';

/** The place of a conversation whose code or whose ticket is on its way. */
export const ConversationWaiting = () => (
  <div className="tk-waiting" aria-busy="true">
    <Skeleton avatar lines={10} />
  </div>
);
