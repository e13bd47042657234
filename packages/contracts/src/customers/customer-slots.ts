/** Context of the actions that other modules add to a customer's card. */
export interface CustomerActionsContext {
  customerId: number;
  /** The branch that a new ticket of the customer has; absent where they have none. */
  branchId?: number | undefined;
}

/** Context of the tags on a customer's card and beside the form. */
export interface CustomerTagsContext {
  customerId: number;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'customers.actions/v1': CustomerActionsContext;
    'customers.tags/v1': CustomerTagsContext;
  }
}
