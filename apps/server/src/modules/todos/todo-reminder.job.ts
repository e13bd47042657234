import { momentLabel } from '@hamyar/dayjs-jalali';
import { isolate } from '@hamyar/persian';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { notifyPerson } from '../notifications/public.ts';
import { businessZone } from '../settings/public.ts';
import { messages } from './messages.ts';
import { removeNotesOfDeletedAccounts } from './personal-note.repository.ts';
import { claimDueTodos } from './todo-reminder.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Reminds people of what they have to do. */
    'todo.remind': Record<string, never>;
    /** Deletes the personal notes of accounts that were deleted. */
    'personal_note.sweep': Record<string, never>;
  }
}

/** Registers the reminders, every minute, and what is deleted with an account, every hour. */
export function registerTodoReminders(deps: Deps): void {
  deps.jobs.handle('todo.remind', () => remindOfTodos(deps));
  deps.jobs.schedule('* * * * *', 'todo.remind');
  deps.jobs.handle('personal_note.sweep', () => removeNotesOfDeletedAccounts(deps.db));
  deps.jobs.schedule('37 * * * *', 'personal_note.sweep');
}

/** Reminds each assignee of what is due, once (decisions 2.17 "todo due"). */
async function remindOfTodos(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const zone = await businessZone(deps);
  await withTransaction(deps.db, async (trx) => {
    for (const { id, title, due_at, assignee_id, reachable } of await claimDueTodos(trx, now)) {
      if (!reachable) continue;
      const name = isolate(title);
      await notifyPerson(deps, trx, {
        userId: assignee_id,
        event: 'todo_due',
        content: () =>
          due_at === null
            ? fillMessage(messages.dueWithoutTime, { title: name })
            : fillMessage(messages.due, {
                title: name,
                when: momentLabel(unixSeconds(due_at), unixSeconds(now), zone),
              }),
        link: { type: 'todo', value: id },
      });
    }
  });
}
