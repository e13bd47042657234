import type { ExportDates, ExportFormat, TicketColumn } from '@hamyar/contracts';
import type { ColumnType } from 'kysely';
import type { Cell } from '../../platform/sheets/sheet.ts';

/** One line of a file. */
export type ExportLine = readonly Cell[];

export interface TicketExportTable {
  key: string;
  owner_id: number;
  /** The batch that fills its parts; null where the call has filled them. */
  batch_id: number | null;
  /** Of the file, without its extension. */
  name: string;
  format: ExportFormat;
  dates: ExportDates;
  columns: ColumnType<TicketColumn[], string, never>;
  /** Tickets when it was started. */
  rows: number;
  created_at: Date;
  expires_at: Date;
  downloaded_at: Date | null;
}

/** Some tickets of a file in the order of the list. */
export interface TicketExportPartTable {
  export_key: string;
  position: number;
  ticket_ids: number[];
  /** Null until they are written. */
  lines: ColumnType<ExportLine[] | null, string | null, string>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_export: TicketExportTable;
    ticket_export_part: TicketExportPartTable;
  }
}
