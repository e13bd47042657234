import type { NotificationLink } from '../notifications/index.ts';
import type { BatchState } from './batch-lists.ts';

/** How far a batch is: of all rows, those that are done and those that could not be done; what it is, and its page. */
export interface BatchProgress {
  id: number;
  title: string;
  link: NotificationLink;
  state: BatchState;
  total: number;
  done: number;
  failed: number;
}

declare module '../realtime/realtime.ts' {
  interface SocketEvents {
    /** On the channel of the owner, about twice a second while it runs, and when it ends. */
    'batch.progress': BatchProgress;
  }
}
