import type { EventRepeat, EventVisibility } from '@hamyar/contracts';

/** An event of the demo company by its day in the weeks around the loading; without `to` it takes the whole day. */
export interface DemoEvent {
  title: string;
  /** Index in the list of colours. */
  color: number;
  /** 0 is the current week, Saturday is day 0. */
  week: number;
  day: number;
  from?: string;
  to?: string;
  location?: string;
  visibility: EventVisibility;
  repeat?: EventRepeat;
  remind?: number[];
  /** Number of colleagues who are invited. */
  guests?: number;
}

const all = 'all' as const;
const department = 'department' as const;

export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'جلسهٔ هفتگی پشتیبانی',
    color: 5,
    week: -12,
    day: 0,
    from: '09:00',
    to: '10:00',
    location: 'اتاق جلسات، طبقهٔ ۲',
    visibility: all,
    repeat: 'weekly',
    remind: [15],
    guests: 4,
  },
  {
    title: 'نشست مدیران شعبه‌ها',
    color: 1,
    week: 0,
    day: 4,
    from: '10:00',
    to: '11:30',
    location: 'اتاق جلسات، طبقهٔ ۳',
    visibility: all,
    remind: [15],
    guests: 6,
  },
  {
    title: 'بستن گزارش ماهانه',
    color: 0,
    week: -8,
    day: 5,
    from: '13:00',
    to: '15:00',
    visibility: all,
    repeat: 'monthly_jalali',
    remind: [1440],
  },
  { title: 'پیگیری فناوران آریا', color: 0, week: 0, day: 1, from: '09:45', to: '10:30', visibility: all, guests: 2 },
  {
    title: 'بازبینی SLA طلایی',
    color: 1,
    week: 0,
    day: 2,
    from: '10:00',
    to: '11:30',
    location: 'آنلاین',
    visibility: all,
  },
  { title: 'موعد گزارش ماهانه', color: 0, week: 0, day: 2, visibility: all },
  { title: 'جلسهٔ هماهنگی با بانک', color: 6, week: 0, day: 3, from: '08:30', to: '09:30', visibility: all, guests: 3 },
  { title: 'آموزش داشبورد گزارش‌ها', color: 7, week: 0, day: 3, from: '10:00', to: '11:30', visibility: all, guests: 5 },
  { title: 'مصاحبهٔ کارشناس فروش', color: 8, week: 0, day: 3, from: '10:30', to: '12:00', visibility: all },
  { title: 'دمو برای کلینیک مهر', color: 4, week: 0, day: 3, from: '13:00', to: '14:00', visibility: all },
  { title: 'بازبینی مقاله‌های پایگاه دانش', color: 2, week: 0, day: 3, from: '14:00', to: '15:00', visibility: all },
  { title: 'تماس با شهرداری بابل', color: 9, week: 0, day: 3, from: '15:00', to: '15:30', visibility: all },
  { title: 'جلسهٔ کمیتهٔ کیفیت', color: 1, week: 0, day: 3, from: '16:00', to: '17:00', visibility: all },
  { title: 'پشتیبان‌گیری از سرور دوم', color: 9, week: 0, day: 3, from: '20:00', to: '21:00', visibility: all },
  { title: 'به‌روزرسانی افزونهٔ پیامک', color: 9, week: 0, day: 3, from: '21:30', to: '22:30', visibility: all },
  { title: 'مرخصی سارا نوری', color: 9, week: 0, day: 4, visibility: all },
  {
    title: 'دمو برای بانک سپهر شرق',
    color: 6,
    week: 0,
    day: 4,
    from: '14:00',
    to: '15:30',
    location: 'آنلاین',
    visibility: all,
  },
  {
    title: 'جلسهٔ حضوری فناوران آریا',
    color: 0,
    week: 0,
    day: 5,
    from: '14:00',
    to: '16:00',
    location: 'دفتر مشتری',
    visibility: all,
    remind: [60, 15],
    guests: 3,
  },
  {
    title: 'آموزش کارشناسان تازه',
    color: 7,
    week: 0,
    day: 1,
    from: '13:00',
    to: '15:00',
    location: 'سالن آموزش',
    visibility: department,
    guests: 4,
  },
  {
    title: 'هماهنگی شیفت هفتهٔ بعد',
    color: 3,
    week: 0,
    day: 5,
    from: '09:00',
    to: '09:30',
    visibility: department,
    repeat: 'weekly',
  },
  { title: 'تمدید قرارداد بیمهٔ سامان', color: 0, week: -1, day: 2, from: '13:00', to: '14:00', visibility: all },
  { title: 'تماس با دانشگاه یزد', color: 4, week: -1, day: 2, from: '15:30', to: '16:00', visibility: all },
  { title: 'بازدید از دفتر پخش البرز', color: 4, week: -1, day: 3, from: '10:00', to: '12:00', visibility: all },
  { title: 'مصاحبهٔ کارشناس', color: 8, week: -1, day: 0, from: '11:30', to: '12:30', visibility: department },
  {
    title: 'ممیزی امنیت سیستم',
    color: 7,
    week: 1,
    day: 2,
    from: '10:00',
    to: '12:00',
    visibility: all,
    remind: [1440],
    guests: 2,
  },
  { title: 'پایان قرارداد دانشگاه یزد', color: 0, week: 1, day: 5, visibility: all },
  {
    title: 'یادداشت شخصی: تمدید گواهی',
    color: 9,
    week: 1,
    day: 0,
    from: '08:00',
    to: '08:30',
    visibility: 'private',
    remind: [15],
  },
  { title: 'نوبت پزشک', color: 8, week: 0, day: 2, from: '16:30', to: '17:30', visibility: 'private' },
];

/** The working shifts of the demo company: hours of an ordinary day, of Thursday and of an evening. */
export const demoShifts = {
  office: 'شیفت اداری',
  support: 'شیفت پشتیبانی',
  ramadan: 'ماه رمضان ۱۴۴۸',
} as const;
