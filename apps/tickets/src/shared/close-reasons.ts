/** Reasons with which a person closes tickets; the others are set by what closes them. */
export const CLOSE_REASONS_OFFERED = ['resolved', 'duplicate', 'other'] as const;
export type OfferedCloseReason = (typeof CLOSE_REASONS_OFFERED)[number];
