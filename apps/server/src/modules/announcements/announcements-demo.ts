import { searchKeyCompact } from '@hamyar/persian';
import type { DemoCompany, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { demoAnnouncements } from './demo/messages.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COLUMNS = [
  ...['id', 'audience', 'title', 'title_norm', 'body_html', 'importance', 'state', 'start_at', 'end_at', 'pinned'],
  ...['require_ack', 'version_number', 'sent_count', 'created_by_id', 'updated_by_id', 'created_at', 'updated_at'],
];
const VERSION_COLUMNS = [
  ...['announcement_id', 'number', 'title', 'body_html', 'importance', 'reset', 'editor_id', 'created_at'],
];
const RECEIPT_COLUMNS = ['announcement_id', 'user_id', 'seen_number', 'seen_at', 'acked_number', 'acked_at'];

/** Announcements of every state for both audiences, and who has seen those that were shown; people with a login have not. */
export function announcementsDemo({ people, now }: DemoCompany): DemoRows[] {
  const writer = people.find(({ username }) => username === 'admin')?.id ?? null;
  const at = (day: number | null): Date | null => (day === null ? null : new Date(now.getTime() + day * DAY));
  const versions: DemoValue[][] = [];
  const receipts: DemoValue[][] = [];
  const rows = demoAnnouncements.map((one, index): DemoValue[] => {
    const id = index + 1;
    const audience = people.filter(({ employee }) => employee === (one.audience === 'employees'));
    const start = at(one.start);
    const created = new Date((start ?? now).getTime() - 3 * HOUR);
    const stamp = created > now ? now : created;
    const shown = one.state === 'live' || one.state === 'ended';
    if (shown && start) {
      versions.push([id, 1, one.title, one.html, one.importance, true, writer, start]);
      for (const [nth, person] of audience.entries()) {
        // two of three have seen it, and most of them have said so where it is asked
        if (person.username !== null || nth % 3 === 2) continue;
        const seen = new Date(start.getTime() + (((nth * 7) % 20) + 1) * HOUR);
        if (seen > now) continue;
        const acked = one.ack === true && nth % 4 !== 3;
        receipts.push([id, person.id, 1, seen, acked ? 1 : 0, acked ? seen : null]);
      }
    }
    return [
      ...[id, one.audience, one.title, searchKeyCompact(one.title), one.html, one.importance, one.state],
      ...[start, at(one.end), one.pinned ?? false, one.ack ?? false, shown ? 1 : 0, shown ? audience.length : 0],
      ...[writer, writer, stamp, stamp],
    ];
  });
  return [
    { table: 'announcement', columns: COLUMNS, rows },
    { table: 'announcement_version', columns: VERSION_COLUMNS, rows: versions },
    { table: 'announcement_receipt', columns: RECEIPT_COLUMNS, rows: receipts },
  ];
}
