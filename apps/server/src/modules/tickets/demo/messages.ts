import { shared } from '@hamyar/persian';
import type { TemplateScope } from '@hamyar/contracts';

/** A ready-made text of the demo company. */
interface DemoTemplate {
  scope: TemplateScope;
  name: string;
  shortcut: string | null;
  keywords: string[];
  body: string;
}

/** Those of a department belong to the first one, personal ones to the login `agent`. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    scope: 'global',
    name: 'خوش‌آمد و دریافت درخواست',
    shortcut: 'سلام',
    keywords: ['شروع', 'دریافت'],
    body: '<p dir="rtl">سلام {{customer.first_name}} عزیز، وقت بخیر.</p><p dir="rtl">درخواست شما با شمارهٔ {{ticket.number}} دریافت شد و در حال بررسی آن هستیم.</p><p dir="rtl">{{agent.name}} · {{department.name}}</p>',
  },
  {
    scope: 'global',
    name: 'درخواست اطلاعات بیشتر',
    shortcut: 'اطلاعات',
    keywords: ['تصویر', 'لاگ'],
    body: '<p dir="rtl">{{customer.first_name}} عزیز، برای بررسی دقیق‌تر لطفاً این موارد را بفرستید:</p><ul><li><p dir="rtl">زمان رخ دادن خطا</p></li><li><p dir="rtl">تصویر صفحه</p></li><li><p dir="rtl">مراحلی که پیش از خطا انجام شد</p></li></ul>',
  },
  {
    scope: 'global',
    name: 'رفع مشکل و بستن تیکت',
    shortcut: 'رفع',
    keywords: ['پایان', 'بستن'],
    body: '<p dir="rtl">مشکل «{{ticket.subject}}» در {{today|jalali}} برطرف شد. اگر دوباره دیدید، در همین تیکت بنویسید تا پیگیری کنیم.</p>',
  },
  {
    scope: 'department',
    name: 'راهنمای پاک کردن حافظهٔ مرورگر',
    shortcut: 'مرورگرها',
    keywords: ['کش', 'cache'],
    body: '<p dir="rtl">لطفاً کلیدهای <code>Ctrl+Shift+Delete</code> را بزنید، «فایل‌های موقت» را انتخاب کنید و پس از پاک شدن، دوباره وارد شوید.</p>',
  },
  {
    scope: 'personal',
    name: 'امضای من',
    shortcut: shared.signature,
    keywords: [],
    body: '<p dir="rtl">با احترام، {{agent.name}}</p>',
  },
];
