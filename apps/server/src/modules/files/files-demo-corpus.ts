import type { FileVisibility } from '@hamyar/contracts';
import type { DemoFile, DemoFiles } from '../../platform/demo/demo-data.ts';

/** A file of the demo company, and how its content is made. */
export interface DemoLeaf {
  name: string;
  visibility?: FileVisibility;
  make(files: DemoFiles): Promise<DemoFile>;
}

/** A folder of the demo company; what it contains is seen by whom it is seen by, unless it says otherwise. */
export interface DemoFolder {
  name: string;
  visibility?: FileVisibility;
  items: readonly (DemoFolder | DemoLeaf)[];
}

const UNKNOWN = 'application/octet-stream';

/** Few different documents: the first page of each is drawn while somebody waits for the first start. */
const PDF_VARIANTS = 3;

const pdf = (name: string, variant: number): DemoLeaf => ({
  name,
  make: (files) => files.draw('pdf', variant % PDF_VARIANTS),
});
const picture = (name: string, variant: number): DemoLeaf => ({
  name,
  make: (files) => files.draw('screenshot', variant),
});
const workbook = (name: string, variant: number): DemoLeaf => ({ name, make: (files) => files.draw('sheet', variant) });
const text = (name: string, lines: readonly string[]): DemoLeaf => ({
  name,
  make: async () => ({
    content: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
    extension: name.slice(name.lastIndexOf('.') + 1),
    mime: UNKNOWN,
    width: null,
    height: null,
  }),
});

/** Two rising tones, as a telephone system plays them before a greeting: 8,000 samples a second of one byte. */
const sound = (name: string): DemoLeaf => ({
  name,
  make: async () => {
    const rate = 8_000;
    const samples = Buffer.from(
      Array.from({ length: rate * 2 }, (_, i) => {
        const tone = i < rate ? 523 : 659;
        const fade = 1 - (i % rate) / rate;
        return 128 + Math.round(90 * fade * Math.sin((2 * Math.PI * tone * i) / rate));
      }),
    );
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.writeUInt32LE(36 + samples.length, 4);
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(1, 20);
    head.writeUInt16LE(1, 22);
    head.writeUInt32LE(rate, 24);
    head.writeUInt32LE(rate, 28);
    head.writeUInt16LE(1, 32);
    head.writeUInt16LE(8, 34);
    head.write('data', 36);
    head.writeUInt32LE(samples.length, 40);
    return { content: Buffer.concat([head, samples]), extension: 'wav', mime: 'audio/wav', width: null, height: null };
  },
});

/** The tree, as it is seen by its names. */
export const DEMO_TREE: readonly (DemoFolder | DemoLeaf)[] = [
  {
    name: 'قراردادها',
    items: [
      {
        name: '۱۴۰۴',
        items: [
          pdf('قرارداد پشتیبانی پارس‌گستر.pdf', 0),
          pdf('قرارداد میزبانی سرو آسیا.pdf', 1),
          pdf('الحاقیهٔ شمارهٔ ۲ پارس‌گستر.pdf', 2),
        ],
      },
      { name: '۱۴۰۵', items: [pdf('قرارداد توسعهٔ فروشگاه.pdf', 3), pdf('پیش‌نویس قرارداد SLA.pdf', 4)] },
    ],
  },
  {
    name: 'راهنمای محصولات',
    visibility: 'public',
    items: [
      pdf('راهنمای نصب نسخهٔ ۴.pdf', 5),
      pdf('راهنمای سریع فروشنده.pdf', 6),
      {
        name: 'تصویرها',
        items: [picture('صفحهٔ ورود.png', 0), picture('فهرست سفارش‌ها.png', 1), picture('تنظیمات چاپگر.png', 2)],
      },
      text('تغییرات نسخهٔ ۴٫۲.txt', [
        'نسخهٔ ۴٫۲ - مهر ۱۴۰۵',
        '- جست‌وجوی کالا با بارکد سریع‌تر شد.',
        '- خروجی اکسل گزارش فروش، ستون مالیات را هم دارد.',
        '- خطای چاپ فیش در ویندوز ۱۱ برطرف شد.',
      ]),
    ],
  },
  {
    name: 'فرم‌ها و فهرست‌ها',
    items: [
      workbook('فهرست کالا و قیمت.xlsx', 0),
      workbook('فهرست تجهیزات مشتریان.xlsx', 1),
      pdf('فرم درخواست مرخصی.pdf', 7),
      text('مخاطبان اضطراری.csv', [
        'نام,واحد,داخلی',
        'نگهبانی,ساختمان مرکزی,100',
        'مرکز داده,فناوری اطلاعات,210',
        'پشتیبانی شبانه,پشتیبانی,300',
      ]),
    ],
  },
  {
    name: 'صورت‌جلسه‌ها',
    items: [
      text('جلسهٔ هماهنگی پشتیبانی - ۱۲ آبان.txt', [
        'حاضران: سرپرست پشتیبانی، مدیر محصول، نمایندهٔ مالی',
        '۱. زمان نخستین پاسخ به مشتریان طلایی باید زیر دو ساعت بماند.',
        '۲. متن آمادهٔ «بازنشانی رمز عبور» بازنویسی می‌شود.',
        '۳. جلسهٔ بعد: یکشنبه ۲۶ آبان ساعت ۱۰.',
      ]),
      text('جلسهٔ انتشار نسخهٔ ۴٫۲.txt', [
        'تاریخ انتشار: ۳ آذر ۱۴۰۵',
        'پیش از انتشار از پایگاه دادهٔ مشتریان آزمایشی پشتیبان گرفته شود.',
        'مسئول اطلاع‌رسانی: واحد ارتباط با مشتری.',
      ]),
    ],
  },
  {
    name: 'مالی',
    visibility: 'private',
    items: [workbook('خلاصهٔ درآمد فصل پاییز.xlsx', 2), pdf('اظهارنامهٔ ارزش افزوده.pdf', 8)],
  },
  {
    name: 'صدا و تصویر',
    items: [sound('آهنگ خوش‌آمد تلفن گویا.wav'), picture('پوستر نمایشگاه.png', 3), picture('قاب ویدئوی آموزشی.png', 4)],
  },
  { name: 'بایگانی', items: [] },
  text('از کجا شروع کنم.txt', [
    'فایل‌های مشترک شرکت این‌جا نگه داشته می‌شوند.',
    'قراردادها را فقط در پوشهٔ سال خودشان بگذارید.',
    'فایلی که به تیکت یا سازمانی پیوست شده باشد، تا وقتی استفاده می‌شود حذف نمی‌شود.',
  ]),
];
