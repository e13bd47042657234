import { EVENT_COLORS } from '@hamyar/contracts';
import { BUSINESS_ZONE, wallClock, wallClockToUnix } from '@hamyar/dayjs-jalali';
import type { DemoCompany, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { demoNotes, demoTodos } from './demo/messages.ts';

/** What the named employees of the demo company have to do, and their notes; nothing of it refers to a ticket. */
export function todosDemo({ people, now }: DemoCompany): DemoRows[] {
  const owners = people.filter(({ employee, username }) => employee && username !== null);
  const today = wallClock(now.getTime() / 1000, BUSINESS_ZONE).day;
  const at = ({ day, time }: { day: number; time: string }): Date => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(wallClockToUnix({ day: today + day, hour, minute, second: 0 }, BUSINESS_ZONE) * 1000);
  };
  let id = 0;
  const todos = owners.flatMap((owner) =>
    demoTodos.map((todo, order): DemoValue[] => {
      id += 1;
      const due = todo.due ? at(todo.due) : null;
      const checklist = JSON.stringify((todo.checklist ?? []).map((text, index) => ({ text, done: index === 0 })));
      return [
        ...[id, todo.title, todo.description ?? null, todo.importance ?? 1, todo.done ? now : null, due],
        // what was due before the demo company was loaded reminds nobody
        ...[due !== null && due <= now ? now : null, owner.id, owner.id, checklist, order, todo.repeat ?? 'none'],
        ...[due, now, now],
      ];
    }),
  );
  const notes = owners.flatMap((owner, index) =>
    demoNotes.map(({ title, body, color, pinned }, order): DemoValue[] => [
      ...[index * demoNotes.length + order + 1, title ?? null, body, EVENT_COLORS[color] ?? EVENT_COLORS[0]],
      ...[pinned ?? false, order, owner.id, now, now],
    ]),
  );
  return [
    { table: 'todo', columns: TODO_COLUMNS, rows: todos },
    { table: 'personal_note', columns: NOTE_COLUMNS, rows: notes },
  ];
}

const TODO_COLUMNS = [
  ...['id', 'title', 'description', 'importance', 'done_at', 'due_at', 'reminded_at', 'owner_id', 'assignee_id'],
  ...['checklist', 'order', 'repeat', 'repeat_from', 'created_at', 'updated_at'],
];
const NOTE_COLUMNS = ['id', 'title', 'body', 'color', 'pinned', 'order', 'owner_id', 'created_at', 'updated_at'];
