/** A todo of the demo company; days count from that of loading. */
interface DemoTodo {
  title: string;
  description?: string;
  due?: { day: number; time: string };
  importance?: number;
  checklist?: readonly string[];
  repeat?: 'daily' | 'weekly' | 'monthly_jalali';
  done?: true;
}

export const demoTodos: readonly DemoTodo[] = [
  { title: 'تماس با شرکت پارس دربارهٔ تمدید قرارداد پشتیبانی', due: { day: 0, time: '16:30' }, importance: 2 },
  {
    title: 'آماده‌سازی گزارش هفتگی تیکت‌های دپارتمان',
    due: { day: 1, time: '10:00' },
    repeat: 'weekly',
    checklist: ['تیکت‌های بازمانده', 'زمان پاسخ نخست', 'امتیاز رضایت'],
  },
  { title: 'بازبینی متن‌های آمادهٔ پاسخ', description: 'متن‌های مربوط به نسخهٔ قدیم برداشته شوند.' },
  { title: 'یادآوری صورت‌حساب ماهانه به واحد مالی', due: { day: 9, time: '09:00' }, repeat: 'monthly_jalali' },
  { title: 'ارسال راهنمای نصب برای مشتری تازه', due: { day: -1, time: '12:00' }, importance: 3 },
  { title: 'هماهنگی جلسهٔ آموزش همکار تازه', done: true },
];

export const demoNotes: readonly { title?: string; body: string; color: number; pinned?: true }[] = [
  {
    title: 'شماره‌های داخلی',
    body: 'پشتیبانی: ۱۰۲\nمالی: ۱۱۵\nفروش: ۱۲۰',
    color: 6,
    pinned: true,
  },
  {
    title: 'نکته‌های جلسهٔ شنبه',
    body: 'مهلت پاسخ تیکت‌های بحرانی کوتاه‌تر شود.\nفهرست مشتریان ویژه به‌روز شود.',
    color: 2,
  },
  { body: 'برای مقالهٔ «بازیابی رمز عبور» تصویر تازه لازم است.', color: 4 },
];
