import type { SetupTask } from '@hamyar/contracts';

/** Sentences of the settings' calls. */
export const messages = {
  setupFinished: 'تبریک! سیستم آمادهٔ استفاده است',
  setupIncomplete: 'این مراحل راه‌اندازی هنوز انجام نشده است: {tasks}',
  tasks: {
    system: 'تکمیل اطلاعات سیستم',
    department: 'تعریف دپارتمان‌ها',
    employee: 'افزودن کارشناسان به دپارتمان‌ها',
    shift: 'تعریف شیفت‌های کاری',
    category: 'تعریف دسته‌بندی تیکت‌ها',
    customer: 'افزودن مشتریان',
    notice: 'تنظیم ایمیل و پیامک',
  } satisfies Record<SetupTask, string>,
} as const;
