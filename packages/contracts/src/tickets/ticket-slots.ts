/** What the properties of an open ticket tell the parts that other modules show beside them. */
export interface TicketSidebarContext {
  ticketId: number;
  customerId: number | null;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'tickets.sidebar/v1': TicketSidebarContext;
  }
}
