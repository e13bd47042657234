import type { AnnouncementAudience, AnnouncementImportance, AnnouncementState } from '@hamyar/contracts';

/** An announcement of the demo company; days count from that of loading. */
interface DemoAnnouncement {
  audience: AnnouncementAudience;
  title: string;
  html: string;
  importance: AnnouncementImportance;
  state: AnnouncementState;
  start: number | null;
  end: number | null;
  pinned?: true;
  ack?: true;
}

/** None of them is shown over a page: that is for whoever tries it. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    audience: 'customers',
    title: 'توقف برنامه‌ریزی‌شدهٔ درگاه پرداخت',
    html: '<p dir="rtl">مشتری گرامی، سرویس درگاه پرداخت <strong>جمعهٔ آینده</strong> از ساعت ۲۳:۰۰ تا ۰۱:۳۰ بامداد برای ارتقای زیرساخت در دسترس نخواهد بود.</p><ul><li dir="rtl">تراکنش‌های پیش از ساعت ۲۳:۰۰ بدون تغییر تسویه می‌شوند.</li><li dir="rtl">در این مدت، پرداخت دستی از راه شماره‌حساب قرارداد ممکن است.</li></ul>',
    importance: 3,
    state: 'live',
    start: -1,
    end: 6,
    pinned: true,
    ack: true,
  },
  {
    audience: 'customers',
    title: 'ساعت پاسخ‌گویی پشتیبانی در تعطیلات رسمی',
    html: '<p dir="rtl">در روزهای تعطیل رسمی، درخواست‌های بحرانی شبانه‌روز پیگیری می‌شوند و پاسخ بقیهٔ درخواست‌ها نخستین روز کاری داده می‌شود.</p>',
    importance: 2,
    state: 'live',
    start: -9,
    end: null,
  },
  {
    audience: 'customers',
    title: 'نسخهٔ تازهٔ راهنمای نصب منتشر شد',
    html: '<p dir="rtl">راهنمای گام‌به‌گام نصب، همراه با پاسخ پرسش‌های پرتکرار، در پایگاه دانش در دسترس شماست.</p>',
    importance: 1,
    state: 'ended',
    start: -40,
    end: -10,
  },
  {
    audience: 'customers',
    title: 'نظرسنجی پایان فصل',
    html: '<p dir="rtl">از شنبهٔ آینده با چند پرسش کوتاه، نظر شما را دربارهٔ کیفیت پشتیبانی می‌پرسیم.</p>',
    importance: 2,
    state: 'scheduled',
    start: 12,
    end: 26,
  },
  {
    audience: 'employees',
    title: 'شیوهٔ تازهٔ ثبت یادداشت در تیکت‌ها',
    html: '<p dir="rtl">همکاران گرامی، از این هفته خلاصهٔ هر تماس تلفنی در <strong>یادداشت داخلی</strong> همان تیکت ثبت می‌شود تا همکار شیفت بعد بی‌خبر نماند.</p><ol><li dir="rtl">موضوع تماس</li><li dir="rtl">قراری که با مشتری گذاشته‌اید</li></ol>',
    importance: 3,
    state: 'live',
    start: -2,
    end: null,
    ack: true,
  },
  {
    audience: 'employees',
    title: 'جلسهٔ هفتگی دوشنبه ساعت ۹ برگزار می‌شود',
    html: '<p dir="rtl">دستور جلسه: تیکت‌های بازمانده، زمان نخستین پاسخ و بازخورد مشتریان.</p>',
    importance: 2,
    state: 'live',
    start: -4,
    end: 10,
  },
  {
    audience: 'employees',
    title: 'پیش‌نویس برنامهٔ شیفت‌های نوروز',
    html: '<p dir="rtl">برنامه پس از تأیید سرپرستان منتشر می‌شود.</p>',
    importance: 2,
    state: 'draft',
    start: null,
    end: null,
  },
];
