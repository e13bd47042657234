/** For whom a ready-made text or a macro is: everybody, some departments, or the person who wrote it (decisions 2.12, 2.4). */
export const TEMPLATE_SCOPES = ['global', 'department', 'personal'] as const;
export type TemplateScope = (typeof TEMPLATE_SCOPES)[number];

/** What a ready-made text may name between `{{` and `}}`; a closed list, replaced by plain look-up (decisions 2.12). */
export const TEMPLATE_VARIABLES = [
  'customer.first_name',
  'customer.name',
  'ticket.number',
  'ticket.subject',
  'agent.name',
  'department.name',
  'today|jalali',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

export const TICKET_TEMPLATE_NAME_MAX = 100;
/** Characters of a shortcut, without the slash before it. */
export const TEMPLATE_SHORTCUT_MAX = 30;
export const TEMPLATE_KEYWORDS_MAX = 10;
export const TEMPLATE_KEYWORD_MAX = 50;
export const TEMPLATE_DEPARTMENTS_MAX = 50;
