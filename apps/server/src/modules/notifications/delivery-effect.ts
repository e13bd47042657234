/** Shown in place of a code. */
export const CODE_MASK = '••••••';

/** The key of a message in the effect ledger. */
export const deliveryEffect = (id: number): string => `delivery:${id}`;
