import type {
  AnnouncementAudience,
  AnnouncementChannel,
  AnnouncementImportance,
  AnnouncementState,
} from '@hamyar/contracts';
import type { Generated } from 'kysely';

/** What customers or employees are told (spec 3.35, decisions 2.13). */
export interface AnnouncementTable {
  id: Generated<number>;
  audience: AnnouncementAudience;
  title: string;
  title_norm: string;
  body_html: Generated<string>;
  importance: Generated<AnnouncementImportance>;
  state: Generated<AnnouncementState>;
  /** -1: all branches. */
  branch_ids: Generated<number[]>;
  /** Of these and the next lists an empty one restricts nothing. */
  department_ids: Generated<number[]>;
  role_ids: Generated<number[]>;
  organization_ids: Generated<number[]>;
  customer_level_ids: Generated<number[]>;
  /** Null only for a draft that starts as soon as it is published. */
  start_at: Date | null;
  end_at: Date | null;
  pinned: Generated<boolean>;
  require_ack: Generated<boolean>;
  /** Besides the panel. */
  channels: Generated<AnnouncementChannel[]>;
  /** The last version that people got; 0 before the first one. */
  version_number: Generated<number>;
  /** The first version whose receipts count. */
  reset_number: Generated<number>;
  /** How many people had it when they were last counted. */
  sent_count: Generated<number>;
  created_by_id: number | null;
  updated_by_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

/** What people have read of an announcement, from its first start on. */
export interface AnnouncementVersionTable {
  announcement_id: number;
  number: number;
  title: string;
  body_html: string;
  importance: AnnouncementImportance;
  /** Everybody had to see it again. */
  reset: boolean;
  editor_id: number | null;
  created_at: Date;
}

/** Which version of an announcement somebody has seen and acknowledged last. */
export interface AnnouncementReceiptTable {
  announcement_id: number;
  user_id: number;
  seen_number: number;
  seen_at: Date;
  /** 0: none. */
  acked_number: Generated<number>;
  acked_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    announcement: AnnouncementTable;
    announcement_version: AnnouncementVersionTable;
    announcement_receipt: AnnouncementReceiptTable;
  }
}
