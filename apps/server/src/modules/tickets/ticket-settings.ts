import type { SettingsGroupDeclaration } from '../settings/public.ts';

/** What admins decide for all tickets. */
export const generalTicketSettings: SettingsGroupDeclaration<'generalTicketSettings'> = {
  name: 'generalTicketSettings',
  defaults: {
    undo_seconds: 0,
    reopen_days: 14,
    assign_sets_in_progress: true,
    customer_can_close: true,
    customer_sets_importance: false,
    supervisor_can_reply: true,
    reopen_policy: 'days',
  },
};
