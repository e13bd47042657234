import type { TemplateScope } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';

/** For whom a ready-made text or a macro is, and the shortcut that finds it. */
export const faScopes = {
  scope: 'برای چه کسانی',
  scopes: { global: 'همگانی', department: shared.department, personal: 'شخصی' } satisfies Record<TemplateScope, string>,
  departments: shared.departments,
  shortcut: 'میان‌بر',
  shortcutPattern: 'تنها حرف، رقم، خط تیره و نیم‌فاصله',
} as const;
