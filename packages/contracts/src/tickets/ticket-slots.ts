/** Context of the parts that other modules show next to the properties of an open ticket. */
export interface TicketSidebarContext {
  ticketId: number;
  customerId: number | null;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'tickets.sidebar/v1': TicketSidebarContext;
  }
}
