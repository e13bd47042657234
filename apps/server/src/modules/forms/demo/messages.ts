import type { CustomFieldContext, CustomFieldType, FormFieldWidth } from '@hamyar/contracts';

/** A custom field of the demo company, of tickets unless it says otherwise; the first one has the id 1. */
interface DemoField {
  context?: CustomFieldContext;
  type: CustomFieldType;
  label: string;
  help?: string;
  placeholder?: string;
  date_type?: 'date' | 'datetime';
  min?: number;
  max?: number;
  max_length?: number;
  regex?: string;
  items?: readonly string[];
  sensitive?: boolean;
}

export const demoFields: readonly DemoField[] = [
  {
    type: 'dropdown',
    label: 'مدل دستگاه',
    items: ['کارتخوان سیار', 'کارتخوان رومیزی', 'چاپگر رسید', 'بارکدخوان', 'ترازوی فروشگاهی'],
  },
  {
    type: 'text',
    label: 'شمارهٔ سریال دستگاه',
    help: 'پشت دستگاه، زیر بارکد',
    placeholder: 'NR-204815',
    regex: '[A-Z]{2}-\\d{6}',
  },
  { type: 'checkbox', label: 'دستگاه گارانتی دارد' },
  { type: 'date', label: 'تاریخ خرید', date_type: 'date' },
  { type: 'textArea', label: 'نشانهٔ خرابی', help: 'چراغ‌ها، صداها و پیام روی صفحه', max_length: 1000 },
  { type: 'url', label: 'نشانی سایت', placeholder: 'https://example.ir' },
  { type: 'dropdown', label: 'سیستم‌عامل سرور', items: ['لینوکس', 'ویندوز سرور'] },
  { type: 'number', label: 'تعداد کاربران هم‌زمان', min: 1, max: 10_000 },
  { type: 'password', label: 'رمز عبور موقت سرور', help: 'رمزنگاری می‌شود و دوباره نمایش داده نمی‌شود' },
  { type: 'date', label: 'زمان مناسب تماس', date_type: 'datetime' },
  { type: 'number', label: 'مبلغ فاکتور (ریال)', min: 0 },
  { type: 'text', label: 'کد پیگیری پرداخت', max_length: 30 },
  { type: 'text', label: 'نتیجهٔ اعتبارسنجی', help: 'فقط کارشناسان آن را می‌بینند', sensitive: true },
  { context: 'customer', type: 'dropdown', label: 'نحوهٔ آشنایی', items: ['معرفی مشتریان', 'نمایشگاه', 'جستجوی وب'] },
  { context: 'customer', type: 'text', label: 'سمت در فروشگاه', placeholder: 'مدیر فروش', max_length: 60 },
  { context: 'customer', type: 'checkbox', label: 'دورهٔ آموزشی را گذرانده است' },
  { context: 'organization', type: 'text', label: 'شناسهٔ ملی', regex: '\\d{11}', help: 'یازده رقم' },
  { context: 'organization', type: 'number', label: 'تعداد فروشگاه‌ها', min: 1, max: 10_000 },
  { context: 'organization', type: 'date', label: 'تاریخ تمدید قرارداد', date_type: 'date' },
];

/** What the demo tickets and customers have written into texts. */
export const demoAnswers = {
  faults: [
    'چراغ قرمز چشمک می‌زند و رسید چاپ نمی‌شود',
    'پس از چند تراکنش خاموش می‌شود',
    'روی صفحه نوشته «خطای ارتباط»',
    'صدای بوق ممتد دارد و بارکد را نمی‌خواند',
  ],
  sites: ['https://shop.example.ir', 'https://crm.example.ir', 'https://pay.example.ir'],
  posts: ['مدیر فروش', 'صندوق‌دار', 'مدیر فروشگاه', 'حسابدار'],
};

/** A field of a form by its number in the list above, from 1. */
interface DemoPlaced {
  field: number;
  required?: true;
  staff?: true;
  width?: FormFieldWidth;
  /** Shown while this field has this value. */
  when?: readonly [field: number, value: number];
}

/** Each is the form of a department by its number in the list of the company, from 1. */
export const demoForms: readonly {
  name: string;
  description: string;
  intro: string;
  department: number;
  fields: readonly DemoPlaced[];
}[] = [
  {
    name: 'خرابی دستگاه',
    description: 'برای کارتخوان، چاپگر، بارکدخوان و ترازو',
    intro: '<p dir="rtl">پیش از ارسال، دستگاه را یک بار خاموش و روشن کنید.</p>',
    department: 5,
    fields: [
      { field: 1, width: 'half' },
      { field: 2, width: 'half' },
      { field: 3 },
      { field: 4, when: [3, 1] },
      { field: 5 },
      { field: 13, staff: true },
    ],
  },
  {
    name: 'درخواست میزبانی و سرور',
    description: 'برای سرور ابری، دامنه و گواهی',
    intro: '',
    department: 4,
    fields: [
      { field: 6 },
      { field: 7, width: 'half' },
      { field: 8, width: 'half' },
      { field: 9, when: [7, 1] },
      { field: 10 },
    ],
  },
  {
    name: 'فاکتور و پرداخت',
    description: 'برای فاکتور رسمی و پیگیری پرداخت‌ها',
    intro: '',
    department: 6,
    fields: [
      { field: 11, width: 'half' },
      { field: 12, width: 'half' },
      { field: 13, staff: true },
    ],
  },
];
