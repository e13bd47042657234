import type { Tag, TicketCategory } from '@hamyar/contracts';
import type { TicketForm } from '@hamyar/contracts/forms';

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

/** A form of new tickets for everybody. */
export const buildTicketForm = (more: Partial<TicketForm> = {}): TicketForm => ({
  id: 5,
  version: 1,
  name: 'فرم خرابی',
  description: '',
  fields: [],
  status: true,
  order: 1,
  is_default: false,
  department_ids: [],
  category_ids: [],
  service_ids: [],
  audience: 'both',
  branch_ids: [-1],
  intro: '',
  subject_template: '',
  default_importance: null,
  default_recipient: null,
  created_at: 1_760_000_000,
  updated_at: 1_760_000_000,
  ...more,
});
