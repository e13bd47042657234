import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'import users': { impliedBy: ['branch_admin'] } },
  notifications: ['account_expiring', 'contact_changed', 'new_device', 'password_changed', 'role_changed'],
  channels: { user: 'private-user' },
};
