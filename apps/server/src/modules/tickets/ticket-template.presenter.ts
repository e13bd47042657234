import type { TicketTemplate } from '@hamyar/contracts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { presentAttachment, type AttachmentRecord } from '../attachments/public.ts';
import { mayKeep, type TemplateReader } from './ticket-template.policy.ts';
import type { TemplateRecord } from './ticket-template.repository.ts';

/** A ready-made text as its reader gets it; of all `files` those that are its own. */
export const presentTemplate = (
  record: TemplateRecord,
  reader: TemplateReader,
  files: readonly AttachmentRecord[],
): TicketTemplate => ({
  id: record.id,
  version: record.version,
  name: record.name,
  body: sanitizeRich(record.body),
  scope: record.scope,
  departments: record.departments,
  shortcut: record.shortcut,
  keywords: record.keywords,
  attachments: files.filter(({ context_id }) => context_id === record.id).map(presentAttachment),
  order: record.order,
  status: record.status,
  usage_count: record.usage_count,
  last_used_at: unixSeconds(record.last_used_at),
  editable: mayKeep(reader, { ...record, department_ids: record.departments.map(({ id }) => id) }),
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});
