import type { Permission } from '@hamyar/contracts';
import type { DepartmentKey, ServiceKey } from './scenario.ts';

/** The company whose help desk the demo shows: software, hosting and shop devices for small and middle-sized firms. */
export const COMPANY = {
  name: 'نیلگون‌رایان',
  title: 'پشتیبانی نیلگون‌رایان',
  domain: 'nilgoon.example',
  phone: '02188001405',
  address: 'تهران، خیابان سهروردی شمالی، کوچهٔ آبان، پلاک ۲۹',
} as const;

/** `state` is the id of a province (and of its centre); `share` is its part of the customers and tickets. */
export const BRANCHES = [
  {
    key: 'tehran',
    name: 'دفتر مرکزی تهران',
    code: 'THR',
    phone: '02188001405',
    address: 'خیابان سهروردی شمالی، کوچهٔ آبان، پلاک ۲۹',
    state: 8,
    share: 58,
  },
  {
    key: 'isfahan',
    name: 'شعبهٔ اصفهان',
    code: 'ISF',
    phone: '03136601405',
    address: 'خیابان چهارباغ بالا، مجتمع کوثر، طبقهٔ چهارم',
    state: 4,
    share: 24,
  },
  {
    key: 'mashhad',
    name: 'شعبهٔ مشهد',
    code: 'MSH',
    phone: '05138801405',
    address: 'بلوار سجاد، نبش بزرگمهر جنوبی ۲، پلاک ۱۲',
    state: 11,
    share: 18,
  },
] as const;

export interface DepartmentSeed {
  key: DepartmentKey | 'customers' | 'managers';
  name: string;
  description: string;
  kind: 'normal' | 'customers' | 'managers';
  isPublic: boolean;
}

export const DEPARTMENTS: readonly DepartmentSeed[] = [
  { key: 'customers', name: 'مشتریان', description: 'همهٔ مشتریان', kind: 'customers', isPublic: false },
  { key: 'managers', name: 'مدیران', description: 'همهٔ مدیران', kind: 'managers', isPublic: false },
  {
    key: 'support',
    name: 'پشتیبانی نرم‌افزار',
    description: 'حسابداری، فروشگاه، حقوق و دستمزد، مودیان و اپلیکیشن',
    kind: 'normal',
    isPublic: true,
  },
  {
    key: 'hosting',
    name: 'میزبانی و زیرساخت',
    description: 'سرور ابری، دامنه، گواهی SSL و ایمیل سازمانی',
    kind: 'normal',
    isPublic: true,
  },
  {
    key: 'devices',
    name: 'تجهیزات فروشگاهی',
    description: 'کارتخوان، چاپگر رسید، بارکدخوان، ترازو و گارانتی',
    kind: 'normal',
    isPublic: true,
  },
  {
    key: 'finance',
    name: 'مالی و قراردادها',
    description: 'فاکتور رسمی، پرداخت‌ها و تمدید قرارداد',
    kind: 'normal',
    isPublic: true,
  },
  {
    key: 'sales',
    name: 'فروش و مشاوره',
    description: 'خرید، ارتقا، پیش‌فاکتور و نمایش نرم‌افزار',
    kind: 'normal',
    isPublic: true,
  },
  {
    key: 'training',
    name: 'آموزش و استقرار',
    description: 'جلسه‌های آموزش، راه‌اندازی، انتقال اطلاعات و رسیدگی به گلایه‌ها',
    kind: 'normal',
    isPublic: true,
  },
];

export const SERVICES: readonly {
  key: ServiceKey;
  name: string;
  code: string;
  description: string;
  departments: readonly DepartmentKey[];
}[] = [
  {
    key: 'accounting',
    name: 'نیلگون حسابداری',
    code: 'ACC',
    description: 'حسابداری مالی، خزانه‌داری و فروش',
    departments: ['support', 'sales', 'training'],
  },
  {
    key: 'store',
    name: 'نیلگون فروشگاه',
    code: 'POS',
    description: 'صندوق فروشگاهی و مدیریت شعبه‌ها',
    departments: ['support', 'training'],
  },
  {
    key: 'payroll',
    name: 'حقوق و دستمزد',
    code: 'PAY',
    description: 'حکم، کارکرد، بیمه و مالیات حقوق',
    departments: ['support', 'training'],
  },
  {
    key: 'tax',
    name: 'سامانهٔ مودیان',
    code: 'TAX',
    description: 'ارسال صورت‌حساب الکترونیکی',
    departments: ['support', 'finance'],
  },
  {
    key: 'club',
    name: 'باشگاه مشتریان و پیامک',
    code: 'CLB',
    description: 'امتیاز، سطح و پیامک',
    departments: ['support', 'finance'],
  },
  { key: 'app', name: 'اپلیکیشن موبایل', code: 'APP', description: 'اپ مدیران و ویزیتورها', departments: ['support'] },
  {
    key: 'api',
    name: 'وب‌سرویس',
    code: 'API',
    description: 'اتصال فروشگاه اینترنتی و سامانه‌های دیگر',
    departments: ['support'],
  },
  {
    key: 'cloud',
    name: 'میزبانی ابری',
    code: 'CLD',
    description: 'سرور ابری و میزبانی وب',
    departments: ['hosting', 'sales'],
  },
  {
    key: 'domain',
    name: 'دامنه و گواهی SSL',
    code: 'DNS',
    description: 'ثبت، تمدید، DNS و گواهی',
    departments: ['hosting', 'finance'],
  },
  {
    key: 'mail',
    name: 'ایمیل سازمانی',
    code: 'EML',
    description: 'صندوق‌های پستی روی دامنهٔ شرکت',
    departments: ['hosting'],
  },
  {
    key: 'devices',
    name: 'تجهیزات فروشگاهی',
    code: 'DEV',
    description: 'کارتخوان، چاپگر، بارکدخوان و ترازو',
    departments: ['devices', 'sales'],
  },
  {
    key: 'contract',
    name: 'قرارداد و خدمات',
    code: 'SRV',
    description: 'خرید، تمدید، آموزش و استقرار',
    departments: ['finance', 'sales', 'training'],
  },
];

/** Parent categories with their children; the scenarios use these names. */
export const CATEGORIES: readonly {
  name: string;
  departments: readonly DepartmentKey[];
  children: readonly string[];
  isPublic?: boolean;
}[] = [
  {
    name: 'مشکل فنی',
    departments: ['support', 'hosting', 'devices'],
    children: [
      'خطای نرم‌افزار',
      'کندی',
      'همگام‌سازی',
      'قطعی سرویس',
      'پشتیبان‌گیری',
      'نصب و به‌روزرسانی',
      'چاپگر رسید',
      'کارتخوان',
      'بارکدخوان و ترازو',
      'گارانتی و تعمیر',
      'ارسال و دریافت',
      'شبکه و امنیت',
      'وب‌سرویس',
    ],
  },
  {
    name: 'کار با نرم‌افزار',
    departments: ['support', 'training'],
    children: [
      'گزارش‌ها',
      'عملیات پایان سال',
      'چاپ و قالب‌ها',
      'ورود و خروج اطلاعات',
      'محاسبهٔ حقوق',
      'بیمه و مالیات',
      'ارسال صورت‌حساب',
      'راه‌اندازی',
      'انبار و موجودی',
      'تخفیف و جشنواره',
      'صندوق',
      'پیامک',
      'باشگاه مشتریان',
    ],
  },
  {
    name: 'حساب و دسترسی',
    departments: ['support', 'hosting'],
    children: ['کاربران و دسترسی', 'ورود', 'صندوق پستی', 'تنظیمات کاربر'],
  },
  {
    name: 'دامنه و سرور',
    departments: ['hosting', 'finance', 'sales'],
    children: ['منابع و ارتقا', 'تمدید', 'گواهی SSL', 'DNS', 'انتقال'],
  },
  {
    name: 'امور مالی',
    departments: ['finance', 'sales'],
    children: ['فاکتور و پرداخت', 'قرارداد و تمدید', 'خرید و افزایش', 'سفارش کالا', 'مشاوره و دمو'],
  },
  { name: 'آموزش و همکاری', departments: ['training', 'sales'], children: ['آموزش', 'استقرار', 'پیشنهاد و انتقاد'] },
  {
    name: 'ویژهٔ همکاران',
    departments: ['support', 'hosting', 'devices', 'finance', 'sales', 'training'],
    children: ['درخواست داخلی', 'اطلاع‌رسانی'],
    isPublic: false,
  },
];

export const CUSTOMER_LEVELS = [
  { name: 'الماس', color: '#5E97DB', order: 1, weight: 90, importance: 2, isDefault: false },
  { name: 'طلایی', color: '#D9B441', order: 2, weight: 60, importance: null, isDefault: false },
  { name: 'نقره‌ای', color: '#8C9BA3', order: 3, weight: 30, importance: null, isDefault: false },
  { name: 'عادی', color: '#56B27F', order: 4, weight: 0, importance: null, isDefault: true },
] as const;

export const TAG_COLORS = [
  '#E77373',
  '#E79A5B',
  '#D9B441',
  '#9DBB52',
  '#56B27F',
  '#45AEB6',
  '#5E97DB',
  '#8A80DB',
  '#BE78CC',
  '#8C9BA3',
] as const;

/** Tags that agents add in addition to those of the scenario. */
export const EXTRA_TAGS = [
  'فوری',
  'پیگیری تلفنی',
  'نیاز به بازدید',
  'در انتظار توسعه',
  'مشتری ویژه',
  'تکراری',
] as const;

/** What customers are tagged with. */
export const CUSTOMER_TAGS = ['مشتری ویژه', 'مشتری کلیدی', 'تمدید قرارداد'] as const;

/** What articles are tagged with, for those who write them. */
export const ARTICLE_TAGS = ['پرتکرار', 'نیاز به تصویر تازه', 'برای مشتری تازه'] as const;

/** Roles of the company; every employee has the base role and some have one more. */
export const ROLES_SEED: readonly {
  key: string;
  name: string;
  description: string;
  system: boolean;
  permissions: readonly Permission[];
}[] = [
  {
    key: 'agent',
    name: 'کارشناس',
    description: 'پاسخ‌گویی به تیکت‌های دپارتمان خود',
    system: true,
    permissions: [
      'close tickets',
      'reopen tickets',
      'view reports',
      'transfer tickets',
      'change ticket importance',
      'manage customers',
    ],
  },
  {
    key: 'senior',
    name: 'کارشناس ارشد',
    description: 'دیدن و واگذاری تیکت‌های همکاران دپارتمان، و نوشتن و بازبینی پایگاه دانش',
    system: false,
    permissions: [
      'view department tickets',
      'assign tickets',
      'share tickets',
      'manage tags',
      'manage customers',
      'edit ticket contents',
      'manage canned texts',
      'manage knowledge base',
    ],
  },
  {
    key: 'front',
    name: 'پذیرش تلفنی',
    description: 'ثبت تیکت از طرف مشتری و پروندهٔ مشتریان',
    system: false,
    permissions: [
      'send ticket behalf customers',
      'send ticket to customers',
      'manage customers',
      'manage organizations',
    ],
  },
];

/** Facts that texts mention, such as names of software versions and months of release. */
export const VERSIONS = [
  '5.8.2',
  '5.9.0',
  '5.9.1',
  '6.0.0',
  '6.0.3',
  '6.1.0',
  '6.1.4',
  '6.2.0',
  '6.2.2',
  '6.3.0',
] as const;
export const BANKS = [
  'ملت',
  'ملی',
  'صادرات',
  'تجارت',
  'سامان',
  'پاسارگاد',
  'پارسیان',
  'کشاورزی',
  'اقتصاد نوین',
  'رفاه',
] as const;
export const PRINTERS = [
  'Epson TM-T20',
  'Xprinter XP-80',
  'Bixolon SRP-330',
  'MEVA TP-1000',
  'HP LaserJet M12',
  'Zebra GK420',
  'Sewoo SLK-TS400',
] as const;
export const SCREENS = [
  'گزارش سود و زیان',
  'کاردکس کالا',
  'دریافت و پرداخت',
  'فهرست چک‌ها',
  'سند حسابداری',
  'سفارش خرید',
  'فهرست حقوق',
  'مرور حساب‌ها',
] as const;

/** Error texts as each product shows them. */
export const ERRORS: Record<ServiceKey, readonly string[]> = {
  accounting: [
    'شمارهٔ سند تکراری است',
    'خطای ۱۰۲۴: دسترسی به انبار ممکن نیست',
    'Timeout expired',
    'مقدار فیلد طرف‌حساب معتبر نیست',
    'سال مالی بسته است',
    'Violation of UNIQUE KEY constraint',
    'خطای ناشناخته (0x8004)',
    'ارتباط با سرور برقرار نشد',
  ],
  store: [
    'صندوق همگام نیست',
    'فاکتور در صندوق دیگر باز است',
    'خطای ۲۰۳: موجودی کافی نیست',
    'ارتباط با سرور مرکزی قطع است',
  ],
  payroll: [
    'شمارهٔ بیمه معتبر نیست',
    'ساختار فایل DSKKAR نادرست است',
    'حکم فعال یافت نشد',
    'کد کارگاه با فایل مطابقت ندارد',
    'نشانی گیرنده معتبر نیست',
  ],
  tax: [
    '0100201: شناسهٔ کالا نامعتبر است',
    '0102302: کد پستی خریدار مطابقت ندارد',
    '0200105: شمارهٔ منحصربه‌فرد تکراری است',
    '0100917: جمع مبالغ صحیح نیست',
    'کلید عمومی با شناسهٔ حافظه مطابقت ندارد',
    'امضای بسته معتبر نیست',
  ],
  club: ['نرسیده به گوشی', 'مسدود در لیست سیاه', 'اعتبار کافی نیست', 'الگو تأیید نشده است'],
  app: ['خطای ارتباط (E-12)', 'نشست شما پایان یافته است', 'نسخهٔ برنامه پشتیبانی نمی‌شود'],
  api: ['401 Unauthorized', '422 invalid_party', '429 Too Many Requests'],
  cloud: ['502 Bad Gateway', '504 Gateway Timeout', 'No space left on device', 'Connection refused'],
  domain: ['NET::ERR_CERT_DATE_INVALID', 'DNS_PROBE_FINISHED_NXDOMAIN', 'SSL_ERROR_BAD_CERT_DOMAIN'],
  mail: ['550 5.7.1 Message rejected', '452 4.2.2 Mailbox full', '535 Authentication failed'],
  devices: ['خطای ۵۱: عدم ارتباط با مرکز', 'خطای ۶۳: نشانی نامعتبر', 'CONNECT FAILED', 'کاغذ ندارد (E02)'],
  contract: ['تراکنش ناموفق', 'پیش‌فاکتور منقضی شده است', 'کد تخفیف معتبر نیست'],
};
