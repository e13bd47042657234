/** What a customer's card tells the actions that other modules add to it. */
export interface CustomerActionsContext {
  customerId: number;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'customers.actions/v1': CustomerActionsContext;
  }
}
