import type { TicketContent } from '@hamyar/contracts';
import { isEmptyBody } from './body-text.ts';
import { messageSide, threadItems } from './thread-items.ts';

const DAY = 86_400;
/** Friday 1405/08/29, 12:00 in Tehran. */
const NOW = Date.UTC(2026, 10, 20, 8, 30) / 1000;
const content = (change: Partial<TicketContent>): TicketContent => ({
  id: 1,
  seq: 1,
  type: 'message',
  state: 'published',
  author: null,
  author_kind: 'customer',
  on_behalf_of: null,
  body_html: '<p>x</p>',
  dir: 'rtl',
  excerpt: 'x',
  at: NOW,
  edited_at: null,
  edit_count: 0,
  send_at: null,
  mine: false,
  deletable: false,
  editable: false,
  attachments: [],
  origin: null,
  event: null,
  ...change,
});

describe('conversation', () => {
  it('heads every Jalali day once', () => {
    const items = threadItems(
      [
        content({ id: 1, seq: 1, at: NOW - DAY }),
        content({ id: 2, seq: 2, at: NOW - 60 }),
        content({ id: 3, seq: 3, at: NOW }),
      ],
      0,
      NOW,
    );
    expect(items.filter((item) => item.kind === 'day').map((item) => item.label)).toEqual(['دیروز', 'امروز']);
    expect(items).toHaveLength(5);
  });

  it('marks where the unread part begins, never before one’s own message or a history line', () => {
    const items = threadItems(
      [
        content({ id: 1, seq: 1 }),
        content({ id: 2, seq: 2, mine: true }),
        content({ id: 3, seq: 3, type: 'system' }),
        content({ id: 4, seq: 4 }),
        content({ id: 5, seq: 5 }),
      ],
      1,
      NOW,
    );
    expect(items.map((item) => item.key)).toEqual([
      'day-۱۴۰۵/۰۸/۲۹',
      'content-1',
      'content-2',
      'content-3',
      'unread',
      'content-4',
      'content-5',
    ]);
  });

  it('shows no message that was taken back in its undo window', () => {
    expect(threadItems([content({ state: 'cancelled' })], 0, NOW)).toEqual([]);
  });

  it('puts the desk’s answers on their own side and notes apart', () => {
    expect(messageSide(content({ author_kind: 'employee' }))).toBe('out');
    expect(messageSide(content({ author_kind: 'employee', type: 'note' }))).toBe('note');
    expect(messageSide(content({ author_kind: 'customer' }))).toBe('in');
  });

  it('[decisions 2.4] calls a body empty that shows nothing', () => {
    for (const html of ['', '<p></p>', '<p><br></p>', '<p>&nbsp;\u200c </p>', '<p dir="auto"> \u2067\u2069</p>'])
      expect(isEmptyBody(html)).toBe(true);
    for (const html of ['<p>.</p>', '<p><img src="/api/attachment/3"></p>', '<p>a &lt; b</p>'])
      expect(isEmptyBody(html)).toBe(false);
  });
});
