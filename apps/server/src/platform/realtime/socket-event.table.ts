import type { ColumnType, Generated } from 'kysely';

// Events of the socket, stored for resuming (design/api.md "Socket").

export interface SocketEventTable {
  id: Generated<number>;
  xid: Generated<string>;
  channel: string;
  name: string;
  data: ColumnType<unknown, string, string>;
  at: Generated<Date>;
  except_socket: string | null;
}

declare module '../database/schema.ts' {
  interface Database {
    socket_event: SocketEventTable;
  }
}
