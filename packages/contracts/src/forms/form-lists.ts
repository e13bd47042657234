/** What general forms are for (decisions 2.11); forms of tickets are `ticketForm`. */
export const FORM_CONTEXTS = ['customer', 'organization'] as const;
export type FormContext = (typeof FORM_CONTEXTS)[number];

/** Who is asked to fill in a ticket form. */
export const FORM_AUDIENCES = ['customers', 'employees', 'both'] as const;
export type FormAudience = (typeof FORM_AUDIENCES)[number];

/** How wide a field stands in its form. */
export const FORM_FIELD_WIDTHS = ['full', 'half'] as const;
export type FormFieldWidth = (typeof FORM_FIELD_WIDTHS)[number];

/** How the condition of a field compares the value of another one. */
export const CONDITION_OPS = ['eq', 'ne', 'gt', 'lt', 'filled', 'empty'] as const;
export type ConditionOp = (typeof CONDITION_OPS)[number];

/** Most characters of the texts of a form, fields of one, and what one ticket form may be for. */
export const FORM_MAX = { name: 100, description: 500, subject: 255, fields: 100, uses: 200 } as const;
/** Bytes of the rich text at the top of a ticket form. */
export const FORM_INTRO_MAX = 20_000;
