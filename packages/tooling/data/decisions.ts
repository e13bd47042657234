/** Sections of the product decisions that tests may cite, with what they decide. */
export const DECISIONS: ReadonlyMap<string, string> = new Map([
  ['2.0', 'conventions of all entities'], ['2.1', 'roles and their scope'], ['2.2', 'permissions and who may do what on a ticket'], ['2.3', 'ticket'],
  ['2.4', 'ticket contents, drafts, presence, undo'], ['2.6', 'SLA'], ['2.7', 'departments, branches, shifts, off days, services, categories'],
  ['2.8', 'users, organizations, levels'], ['2.9', 'login, sign-up, codes, sessions'], ['2.10', 'files, attachments, tags'],
  ['2.11', 'custom fields and forms'], ['2.12', 'canned texts, knowledge base'], ['2.13', 'announcements, customer events, calendar, to-dos, notes'],
  ['2.14', 'telephony'], ['2.15', 'e-mail to ticket'], ['2.16', 'request log and audit log'], ['2.17', 'notices and the delivery log'], ['2.18', 'plugins'],
  ['2.19', 'licence'], ['2.20', 'import, export, setup, demo data'], ['2.21', 'satisfaction'], ['2.22', 'automation, webhooks, keys'],
  ['2.23', 'settings that decide behaviour'], ['2.25', 'rights of every call'], ['2.26', 'settings, defaults, geography'],
  ['2.27', 'other states'], ['2.28', 'what reports count'],
]);
