import type { Tag, TicketCategory } from '@hamyar/contracts';

/** A tag as the list answers it. */
export const buildTag = (changes: Partial<Tag> = {}): Tag => ({
  id: 1,
  name: 'مودیان',
  color: '#4BA3C3',
  version: 1,
  usage_count: 12,
  is_archived: false,
  created_at: 1_760_000_000,
  ...changes,
});

/** A category of tickets as the settings read it. */
export const buildCategory = (changes: Partial<TicketCategory> = {}): TicketCategory => ({
  id: 11,
  version: 3,
  name: 'خطای نرم‌افزار',
  description: '',
  parent_id: null,
  depth: 1,
  order: 1,
  status: true,
  is_public: true,
  department_ids: [1],
  default_importance: 2,
  sla_id: null,
  form_id: null,
  default_recipient: null,
  keywords: ['خطا'],
  required_on_close: false,
  created_at: 1_760_000_000,
  updated_at: 1_760_000_000,
  ...changes,
});
