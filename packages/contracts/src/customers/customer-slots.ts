/** Context of the actions that other modules add to a customer's card. */
export interface CustomerActionsContext {
  customerId: number;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'customers.actions/v1': CustomerActionsContext;
  }
}
