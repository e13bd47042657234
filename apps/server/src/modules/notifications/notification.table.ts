import type { ColumnType, Generated } from 'kysely';
import type { DeliveryMedium, DeliveryState } from '@hamyar/contracts';

// Notification matrix, notifications and delivery log (decisions 2.17).

export interface NotificationMatrixTable {
  event: string;
  audience: string;
  channel: string;
  enabled: Generated<boolean>;
  subject: string | null;
  body: string | null;
  sms_pattern: string | null;
  delay_minutes: Generated<number>;
  only_working_time: Generated<boolean>;
  updated_at: Generated<Date>;
  updated_by_id: number | null;
}

export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  event: string;
  content: string;
  link: ColumnType<unknown, string | null | undefined, string | null>;
  push: Generated<boolean>;
  ticket_id: number | null;
  group_key: string | null;
  count: Generated<number>;
  created_at: Generated<Date>;
  at: Generated<Date>;
  seen_at: Date | null;
  read_at: Date | null;
}

export interface DeliveryTable {
  id: Generated<number>;
  medium: DeliveryMedium;
  recipient: string;
  recipient_user_id: number | null;
  event: string;
  provider: string | null;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  subject: string | null;
  text: string;
  code_encrypted: Buffer | null;
  customer: Generated<boolean>;
  error: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  expires_at: Date | null;
  html: string | null;
  headers: ColumnType<Record<string, string>, string | undefined, string>;
  message_id: string | null;
  effect_key: string | null;
  ticket_id: number | null;
  content_id: number | null;
  author_id: number | null;
  next_attempt_at: Date | null;
  only_working_time: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    notice: NotificationMatrixTable;
    notification: NotificationTable;
    delivery: DeliveryTable;
  }
}
