/** A link by which a request without an account is followed. */
export interface RequestLinkTable {
  token_hash: Buffer;
  ticket_id: number;
  user_id: number;
  /** The e-mail address of the customer when it was made, as it is compared. */
  address: string;
  created_at: Date;
  expires_at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    request_link: RequestLinkTable;
  }
}
