export const messages = {
  draftLimit: 'پیش‌نویس‌های شما جای زیادی گرفته‌اند. چند پیش‌نویس را بفرستید یا دور بریزید',
} as const;
