import { ticketList } from '@hamyar/contracts/schemas';
import type { Db } from '../../platform/database/pool.ts';
import { dataSerializer } from '../../platform/http/response-serializer.ts';
import type { KeptRow, ListRows } from './list-rows.ts';
import { readerOfRow, rowSeenBy, SEES_ALL, type FieldsReader } from './ticket-hidden-fields.rules.ts';
import { rowsOfTickets, type ListEntry, type ListReader, type TicketListRecord } from './ticket-list.repository.ts';
import { presentRow } from './ticket.presenter.ts';

const write = dataSerializer(ticketList);

/**
 * The rows of a page as they are sent. A row is read once and kept for as long as its ticket and every name in it are
 * the same, which each entry says anew: nothing is kept for a time, and no message can be lost (ADR 0049). Rights are
 * not kept: the entries are those that the reader may see now.
 */
export async function rowsAt(
  db: Db,
  kept: ListRows,
  reader: ListReader & FieldsReader,
  entries: readonly ListEntry[],
): Promise<Buffer[]> {
  const side = reader.employee ? 's' : 'c';
  const page = new Map<number, KeptRow>();
  const missing: number[] = [];
  for (const { id, row_version, names_version } of entries) {
    const row = kept.get(side + id);
    if (row?.rowVersion === row_version && row.namesVersion === names_version) page.set(id, row);
    else missing.push(id);
  }
  const records = missing.length === 0 ? [] : (await rowsOfTickets(reader, missing).execute(db)).rows;
  const people = new Map(records.flatMap((record) => record.people ?? []).map((person) => [person.id, person]));
  for (const record of records) {
    const row = keptRowOf(record, people, reader.employee);
    page.set(record.id, row);
    kept.keep(side + record.id, row);
  }
  return entries.flatMap(({ id, read_seq }) => {
    const row = page.get(id);
    return row ? [sentForm(kept, side + id, row, reader, read_seq)] : [];
  });
}

function keptRowOf(record: TicketListRecord, people: Parameters<typeof presentRow>[1], employee: boolean): KeptRow {
  return {
    rowVersion: record.row_version,
    namesVersion: record.names_version,
    row: presentRow({ ...record, read_seq: 0, read_public_seq: 0 }, people, {
      ...{ id: record.customer_id ?? 0, employee },
      ...SEES_ALL,
    }),
    lastSeq: employee ? record.last_seq : record.last_public_seq,
    customerId: record.customer_id,
    closerId: record.assignee_at_close_id,
  };
}

function sentForm(
  kept: ListRows,
  key: string,
  held: KeptRow,
  reader: ListReader & FieldsReader,
  readSeq: number,
): Buffer {
  const { row, lastSeq, customerId, closerId } = held;
  const unread = Math.max(0, lastSeq - readSeq);
  const canRate = row.can_rate && customerId === reader.id;
  const hidden = readerOfRow(reader, row, closerId).hidden_ticket_fields.join();
  return kept.sent(key, held, `${unread} ${canRate} ${hidden}`, () =>
    write(rowSeenBy(reader, { ...row, unread: unread > 0, unread_count: unread, can_rate: canRate }, closerId)),
  );
}
