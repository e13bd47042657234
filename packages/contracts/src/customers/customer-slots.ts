/** Context of the actions that other modules add to a customer's card. */
export interface CustomerActionsContext {
  customerId: number;
  /** The branch that a new ticket of the customer has; absent where they have none. */
  branchId?: number | undefined;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'customers.actions/v1': CustomerActionsContext;
  }
}
