/** A text that a content had before it was changed (decisions 2.4). */
export interface TicketContentVersionTable {
  content_id: number;
  /** From 1, the first text. */
  version: number;
  body_html: string;
  dir: 'rtl' | 'ltr';
  /** Who wrote this text. */
  author_id: number | null;
  written_at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_content_version: TicketContentVersionTable;
  }
}
