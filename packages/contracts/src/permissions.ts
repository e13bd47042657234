/** Permission catalogue (decisions 2.2). The same names are used in the database and on the wire. */
export const PERMISSIONS = [
  'manage customers',
  'manage organizations',
  'manage knowledge base',
  'send ticket behalf customers',
  'send ticket to customers',
  'manage tags',
  'view department tickets',
  'assign tickets',
  'transfer tickets',
  'close tickets',
  'reopen tickets',
  'share tickets',
  'merge and split tickets',
  'delete tickets',
  'edit ticket contents',
  'delete ticket contents',
  'change ticket importance',
  'change ticket sla',
  'manage canned texts',
  'manage macros',
  'view reports',
  'view team reports',
  'export data',
  'import users',
  "view others' calls",
  'manage customer events',
  'manage files',
  'manage automations',
  'manage webhooks',
  'manage api keys',
  'view audit log',
  'use ai assistant',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const BRANCH_ADMIN_EXCLUDED: readonly Permission[] = [
  'manage knowledge base',
  'send ticket behalf customers',
  'send ticket to customers',
  'manage automations',
  'manage webhooks',
  'manage api keys',
  'view audit log',
  'use ai assistant',
];

/** What a branch admin may without a role naming it (decisions 2.2, column "Implied", B). */
export const BRANCH_ADMIN_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter(
  (p) => !BRANCH_ADMIN_EXCLUDED.includes(p),
);

/** What a department admin may without a role naming it (decisions 2.2, column "Implied", D). */
export const DEPARTMENT_ADMIN_PERMISSIONS: readonly Permission[] = [
  'manage tags',
  'view department tickets',
  'assign tickets',
  'transfer tickets',
  'close tickets',
  'reopen tickets',
  'share tickets',
  'merge and split tickets',
  'edit ticket contents',
  'delete ticket contents',
  'change ticket importance',
  'change ticket sla',
  'manage canned texts',
  'manage macros',
  'view reports',
  'view team reports',
  "view others' calls",
];

/** On by default in a new role (decisions 2.2). */
export const NEW_ROLE_PERMISSIONS: readonly Permission[] = ['close tickets', 'reopen tickets', 'view reports'];

/** Licence features (spec 1.2). */
export const FEATURES = [
  'customer_custom_field',
  'organization_custom_field',
  'ticket_send_behalf_customer',
  'custom_field',
  'workingshift',
  'customer_event',
  'ticket_canned_message',
  'ticket_conditional_sla',
  'ticket_simple_sla',
  'email_to_ticket',
  'kb_core',
] as const;
/** The features that concern customers; their pages name no other. */
export const CUSTOMER_FEATURES: readonly (typeof FEATURES)[number][] = [
  'customer_custom_field',
  'custom_field',
  'kb_core',
];
export type Feature = (typeof FEATURES)[number];
