import type {
  Announcement,
  AnnouncementReceipt,
  AnnouncementRow,
  AnnouncementVersion,
  Attachment,
  UserAnnouncement,
} from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { presentAttachment, type AttachmentRecord } from '../attachments/public.ts';
import type { AnnouncementRecord, VersionRecord } from './announcement.repository.ts';
import type { ReceiptRecord, TargetNames } from './audience.repository.ts';
import type { ReadRecord } from './user-announcement.repository.ts';

const unixOrNull = (at: Date | null): number | null => (at === null ? null : unixSeconds(at));

/** Those of some names that a list has. */
const named = <Name extends { id: number }>(names: readonly Name[], ids: readonly number[]): Name[] =>
  names.filter(({ id }) => ids.includes(id));

/** A row of the list. */
export const toAnnouncementRow = (record: AnnouncementRecord, names: TargetNames): AnnouncementRow => ({
  id: record.id,
  version: record.version,
  audience: record.audience,
  title: record.title,
  importance: record.importance,
  state: record.state,
  pinned: record.pinned,
  require_ack: record.require_ack,
  start_at: unixOrNull(record.start_at),
  end_at: unixOrNull(record.end_at),
  branch_ids: record.branch_ids,
  branches: record.branch_ids.includes(ALL_BRANCHES) ? [] : named(names.branches, record.branch_ids),
  // somebody who came after the last count may have seen it already
  stats: {
    sent: Math.max(record.sent_count, record.seen_count),
    seen: record.seen_count,
    acked: record.acked_count,
  },
  creator: record.creator,
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});

/** Files of a row; those that its text shows are inline. */
const presentFiles = (files: readonly AttachmentRecord[], id: number, html: string): Attachment[] =>
  files
    .filter((file) => file.context_id === id)
    .map((file) => ({
      ...presentAttachment(file),
      inline: new RegExp(`/api/attachment/${file.id}(?!\\d)`).test(html),
    }));

/** The whole announcement. */
export const toAnnouncement = (
  record: AnnouncementRecord,
  names: TargetNames,
  files: readonly AttachmentRecord[],
): Announcement => ({
  ...toAnnouncementRow(record, names),
  body: record.body_html,
  departments: named(names.departments, record.department_ids),
  organizations: named(names.organizations, record.organization_ids),
  customer_levels: named(names.customer_levels, record.customer_level_ids),
  roles: named(names.roles, record.role_ids),
  channels: ['panel', ...record.channels],
  attachments: presentFiles(files, record.id, record.body_html),
  version_number: record.version_number,
});

/** A version as its writers compare it. */
export const toVersion = (record: VersionRecord): AnnouncementVersion => ({
  number: record.number,
  title: record.title,
  body: record.body_html,
  importance: record.importance,
  editor: record.editor,
  created_at: unixSeconds(record.created_at),
  reset: record.reset,
});

/** What one person did with an announcement. */
export const toReceipt = ({ person, seen_at, acked_at }: ReceiptRecord): AnnouncementReceipt => ({
  person,
  seen_at: unixOrNull(seen_at),
  acked_at: unixOrNull(acked_at),
});

/** An announcement for its reader. */
export const toUserAnnouncement = (record: ReadRecord, files: readonly AttachmentRecord[]): UserAnnouncement => ({
  id: record.id,
  title: record.title,
  body: record.body_html,
  importance: record.importance,
  pinned: record.pinned,
  require_ack: record.require_ack,
  start_at: unixSeconds(record.start_at),
  end_at: unixOrNull(record.end_at),
  attachments: presentFiles(files, record.id, record.body_html),
  version_number: record.version_number,
  seen_at: unixOrNull(record.seen_at),
  acked_at: unixOrNull(record.acked_at),
});
