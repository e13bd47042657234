import type { JudgedText } from '../judged-query.ts';

/** Whole sentences. */
export const QUESTION_QUERIES: readonly JudgedText[] = [
  {
    query: 'گوشی‌ام را گم کرده‌ام و نمی‌توانم وارد حسابم بشوم، ورود دومرحله‌ای هم روشن است، چه کار کنم؟',
    relevant: { 'two-step-login': 3, 'password-reset': 1 },
  },
  { query: 'چطور کاری کنم که کارآموز نتواند سندی را حذف کند؟', relevant: { 'roles-permissions': 3, 'add-user': 1 } },
  { query: 'همکارم از شرکت رفته، کاربرش را حذف کنم یا غیرفعال؟', relevant: { 'add-user': 3 } },
  {
    query: 'آیا می‌شود سال جدید را باز کرد در حالی که سال قبل هنوز بسته نشده است؟',
    relevant: { 'fiscal-year-close': 3 },
  },
  { query: 'چرا بعد از انتقال مانده‌ها، ماندهٔ یکی از بانک‌ها صفر شده است؟', relevant: { 'fiscal-year-close': 3 } },
  { query: 'نسخهٔ ابری بهتر است یا نصبی؟', relevant: { 'cloud-vs-installed': 3 } },
  {
    query: 'اگر اینترنت فروشگاه قطع شود باز هم می‌توانیم بفروشیم و رسید چاپ کنیم؟',
    relevant: { 'offline-sales': 3, 'shop-wifi': 1 },
  },
  { query: 'پشتیبان را کجا نگه داریم که باج‌افزار آن را خراب نکند؟', relevant: { 'backup-setup': 3 } },
  { query: 'چطور شمارهٔ حساب و لوگوی شرکت را پایین فاکتور بگذارم؟', relevant: { 'invoice-print-layout': 3 } },
  {
    query: 'مشتری فقط دو قلم از کالاها را پس داده، چه کار باید بکنم؟',
    relevant: { 'invoice-return': 3, 'tax-correction': 2 },
  },
  {
    query: 'مبلغ صورت‌حسابی که به مودیان فرستادم اشتباه بود، اصلاحی بزنم یا ابطال کنم؟',
    relevant: { 'tax-correction': 3 },
  },
  { query: 'فرق صورت‌حساب نوع اول و نوع دوم چیست؟', relevant: { 'tax-send-invoices': 3 } },
  {
    query: 'چند روز طول می‌کشد پول تراکنش ناموفق به کارت مشتری برگردد؟',
    relevant: { 'pos-transaction-failed': 3, 'double-payment': 2 },
  },
  { query: 'چرا هزینهٔ پیامک این ماه دو برابر شده در حالی که تعداد پیام‌ها همان است؟', relevant: { 'sms-credit': 3 } },
  { query: 'چرا پیامک تبلیغاتی فقط به بعضی از مشتری‌ها می‌رسد؟', relevant: { 'sms-not-delivered': 3 } },
  { query: 'چطور برای خریدهای بالای یک مبلغ، سطح طلایی تعریف کنیم؟', relevant: { 'club-levels': 3 } },
  { query: 'چرا امتیاز خرید دیروز مشتری هنوز اضافه نشده است؟', relevant: { 'points-missing': 3, 'club-levels': 1 } },
  { query: 'آیا عیدی کسی که شش ماه کار کرده نصف می‌شود؟', relevant: { 'eidi-bonus': 3 } },
  { query: 'بعد از نهایی کردن حقوق متوجه اشتباه شدیم، چطور برگردیم؟', relevant: { 'payroll-monthly': 3 } },
  { query: 'چرا روزهای کارکرد بعضی از پرسنل در لیست بیمه صفر آمده است؟', relevant: { 'insurance-list': 3 } },
  { query: 'چرا مالیات این ماه یک نفر ناگهان زیاد شد؟', relevant: { 'salary-tax-file': 3 } },
  { query: 'چطور دوتا کالا که یک بارکد دارند را پیدا کنم؟', relevant: { 'barcode-not-found': 3 } },
  { query: 'چرا تخفیف کالای دوم روی هر دو کالا می‌خورد؟', relevant: { 'discount-campaign': 3 } },
  { query: 'حین انبارگردانی هم می‌شود فروخت؟', relevant: { stocktaking: 3, 'release-6-2': 1 } },
  { query: 'هزینهٔ تعمیر دستگاه در گارانتی با کیست و چند روز طول می‌کشد؟', relevant: { 'warranty-repair': 3 } },
  { query: 'چرا اعداد روی رسید انگلیسی چاپ می‌شود؟', relevant: { 'printer-persian-letters': 3 } },
  { query: 'برای انتقال از نرم‌افزار قبلی چه فایل‌هایی باید بفرستیم؟', relevant: { 'data-migration': 3 } },
  { query: 'چطور تیکت بزنم که زودتر جواب بدهند؟', relevant: { 'create-ticket': 3 } },
  {
    query: 'بعد از تغییر DNS چند ساعت باید صبر کنم تا سایت جدید باز شود؟',
    relevant: { 'dns-records': 3, 'domain-renew': 1 },
  },
  { query: 'دامنه‌ام منقضی شده؛ تا چند روز می‌توانم با همان قیمت تمدیدش کنم؟', relevant: { 'domain-renew': 3 } },
  {
    query: 'چطور فقط برای IP دفتر خودمان پورت پایگاه داده را باز کنم؟',
    relevant: { 'ssh-timeout': 3, 'vpn-connect': 1 },
  },
  { query: 'چرا با VPN وصل می‌شوم ولی سرور شرکت باز نمی‌شود؟', relevant: { 'vpn-errors': 3, 'vpn-connect': 1 } },
  { query: 'چرا نامه‌ای که در گوشی خوانده‌ام در رایانه هنوز خوانده‌نشده است؟', relevant: { 'mail-phone-setup': 3 } },
  { query: 'آیا می‌توانم مبلغ قرارداد را قسطی پرداخت کنم؟', relevant: { 'payment-methods': 3 } },
  { query: 'تا چند روز بعد از خرید نرم‌افزار می‌توانم آن را پس بدهم؟', relevant: { 'refund-policy': 3 } },
  { query: 'چرا موجودی سایت با انبار نرم‌افزار یکی نیست؟', relevant: { 'online-shop': 3, 'negative-stock': 1 } },
  { query: 'ویزیتور بدون اینترنت هم می‌تواند سفارش ثبت کند؟', relevant: { 'visitor-orders': 3 } },
  { query: 'چطور گزارش مقایسهٔ فروش امسال با پارسال بگیرم؟', relevant: { 'release-6-3': 3 } },
  { query: 'چطور کارمزدهای بانک را خودکار سند بزنم؟', relevant: { 'bank-reconciliation': 3 } },
  { query: 'در ماه اول چه کارهایی را به چه ترتیبی در نرم‌افزار انجام دهم؟', relevant: { 'first-steps': 3 } },
];
