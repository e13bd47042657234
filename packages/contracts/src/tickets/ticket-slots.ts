/** Context of the parts that other modules show next to the properties of an open ticket. */
export interface TicketSidebarContext {
  ticketId: number;
  customerId: number | null;
  /** Grows with each entry of the conversation; what a part shows may have changed with it. */
  lastSeq: number;
  /** There were todos of it when it was read; without them nothing asks for todos. */
  hasTodos: boolean;
}

/** Context of the parts that other modules show below the text of a new ticket. */
export interface NewTicketContext {
  /** Subject and text so far, without markup. */
  text: string;
  /**
   * The customer has found the answer: the ticket is not sent, and what was written is deleted. Null where an employee
   * writes it, who reads what is offered and decides otherwise.
   */
  onSolved: (() => void) | null;
}

/** Context of the dialogs in which other modules offer what may answer an open ticket; the composer opens them. */
export interface TicketAnswersContext {
  ticketId: number;
  subject: string;
  /** Subject, the last message of the customer and what has been written so far, without markup. */
  text: string;
  /** Adds rich text to what is being written. */
  onInsert(html: string): void;
  onClose(): void;
}

/** Context of the parts in which other modules warn whoever closes a ticket; its dialog shows them above the reasons. */
export interface TicketClosingContext {
  ticketId: number;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'tickets.sidebar/v1': TicketSidebarContext;
    'tickets.closing/v1': TicketClosingContext;
    'tickets.new/v1': NewTicketContext;
    'tickets.answers/v1': TicketAnswersContext;
  }
}
