import {
  AnnouncementIcon,
  BookIcon,
  CalendarIcon,
  ChartIcon,
  CustomersIcon,
  HomeIcon,
  KeyIcon,
  LogoutIcon,
  MoonIcon,
  MoreIcon,
  OrganizationIcon,
  SettingsIcon,
  TicketsIcon,
  UserIcon,
} from '../src/icons/index.ts';
import { Rail, RailProgress } from '../src/layout/index.ts';
import type { TicketRowProps } from '../src/ticket/index.ts';

/** Tickets of the reference screens. */
export const ROWS: TicketRowProps[] = [
  {
    href: '/desk',
    person: 'نگار احمدی',
    organization: 'فناوران آریا',
    subject: 'خطای ۵۰۴ هنگام اتصال به درگاه پرداخت',
    excerpt: 'سلام، از ساعت ۹ صبح پرداخت‌ها ناموفق است و پیام Gateway Timeout دریافت می‌کنیم.',
    number: '۰۵۰۸-۰۰۰۱۲۶-۵',
    time: '۴ دقیقه پیش',
    status: 3,
    importance: 3,
    deadline: '۲۶ دقیقه',
    deadlineTone: 'hot' as const,
    unread: 2,
  },
  {
    href: '/desk',
    person: 'امیرحسین کریمی',
    organization: 'بیمهٔ سامان',
    subject: 'درخواست افزودن کاربر جدید به شعبهٔ شیراز',
    excerpt: 'لطفاً برای همکار جدیدمان دسترسی کارشناس بسازید.',
    number: '۰۵۰۸-۰۰۰۱۲۵-۷',
    time: '۱۸ دقیقه پیش',
    status: 0,
    importance: 1,
    department: 'فروش',
    unread: 1,
  },
  {
    href: '/desk',
    person: 'John Smith',
    organization: 'Arya Trading Co.',
    subject: 'Invoice 2214 مغایرت مبلغ با قرارداد و صورت‌حساب ماه گذشته',
    excerpt: 'The VAT line does not match our contract, please review.',
    number: '۰۵۰۸-۰۰۰۱۲۳-۲',
    time: '۱ ساعت پیش',
    status: 1,
    importance: 2,
    deadline: '۴ ساعت',
  },
  {
    href: '/desk',
    person: 'مریم رضایی',
    organization: 'دانشگاه یزد',
    subject: 'راهنمای تغییر رمز عبور برای دانشجویان',
    excerpt: 'ممنون، مشکل حل شد.',
    number: '۰۵۰۸-۰۰۰۱۲۱-۶',
    time: '۳ ساعت پیش',
    status: 2,
    importance: 0,
    department: 'آموزش',
  },
  {
    href: '/desk',
    person: 'حسین موسوی',
    organization: 'پخش البرز',
    subject: 'کندی سامانه در ساعات اوج مصرف',
    excerpt: 'از ۱۱ تا ۱۳ بارگذاری گزارش‌ها بیش از یک دقیقه طول می‌کشد.',
    number: '۰۵۰۸-۰۰۰۱۱۸-۲',
    time: 'دیروز',
    status: 1,
    importance: 2,
    department: 'پشتیبانی فنی',
  },
  {
    href: '/desk',
    person: 'الهام شریفی',
    organization: 'کلینیک مهر',
    subject: 'تمدید اشتراک سالانه',
    excerpt: 'پیش‌فاکتور تمدید را ارسال بفرمایید.',
    number: '۰۵۰۸-۰۰۰۱۱۷-۴',
    time: 'دیروز',
    status: 4,
    importance: 1,
    department: 'فروش',
  },
];

/** Bottom navigation of phones. */
export const BOTTOM = [
  { key: 'home', label: 'داشبورد', icon: <HomeIcon />, href: '/' },
  { key: 'tickets', label: 'تیکت‌ها', icon: <TicketsIcon />, href: '/desk', count: 3 },
  { key: 'customers', label: 'مشتریان', icon: <CustomersIcon />, href: '/c' },
  { key: 'calendar', label: 'تقویم', icon: <CalendarIcon />, href: '/k' },
  { key: 'more', label: 'بیشتر', icon: <MoreIcon />, onSelect: () => undefined },
];

/** Notifications and profile items. */
export const desk = {
  notifications: [
    { id: 1, text: 'نگار احمدی به تیکت «خطای ۵۰۴» پاسخ داد', time: '۴ دقیقه پیش', unread: true, href: '/desk' },
    { id: 2, text: 'Ticket shared with you by John Smith', time: 'دیروز', unread: false, href: '/desk' },
  ],
  profile: [
    { key: 'edit', label: 'ویرایش پروفایل', icon: <UserIcon />, href: '/editProfile' },
    { key: 'key', label: 'تنظیمات رمز عبور', icon: <KeyIcon />, href: '/editProfile?goTo=security' },
    { key: 'dark', label: 'حالت تیره', icon: <MoonIcon /> },
    { key: 'line', divider: true as const },
    { key: 'out', label: 'خروج', icon: <LogoutIcon />, danger: true },
  ],
};

/** The main menu. */
export function SampleRail({
  mini,
  onMini,
  active = 'list',
}: {
  mini: boolean;
  onMini: (mini: boolean) => void;
  active?: string;
}) {
  return (
    <Rail
      title="همیار"
      subtitle="میز خدمت سازمان"
      iconMode={mini}
      onIconModeChange={onMini}
      activeKey={active}
      version="نسخهٔ ۲٫۴"
      extra={<RailProgress title="راه‌اندازی سیستم" percent={71} text="۵ از ۷ مرحله انجام شده" />}
      items={[
        { key: 'home', label: 'داشبورد', icon: <HomeIcon />, href: '/' },
        {
          key: 'tickets',
          label: 'تیکت‌ها',
          icon: <TicketsIcon />,
          count: 12,
          countLabel: 'تیکت باز',
          children: [
            { key: 'new', label: 'تیکت جدید', href: '/n' },
            { key: 'from', label: 'تیکت از طرف مشتری', href: '/f' },
            { key: 'list', label: 'لیست تیکت‌ها', href: '/desk' },
          ],
        },
        {
          key: 'org',
          label: 'سازمان',
          icon: <OrganizationIcon />,
          children: [{ key: 'b', label: 'شعبه‌ها', href: '/b' }],
        },
        {
          key: 'cus',
          label: 'مشتریان',
          icon: <CustomersIcon />,
          children: [{ key: 'o', label: 'سازمان‌ها', href: '/o' }],
        },
        {
          key: 'ann',
          label: 'اطلاعیه‌ها',
          icon: <AnnouncementIcon />,
          children: [{ key: 'a', label: 'کاربران سازمان', href: '/a' }],
        },
        { key: 'kb', label: 'پایگاه دانش', icon: <BookIcon />, children: [{ key: 'k', label: 'مقالات', href: '/k' }] },
        { key: 'rep', label: 'گزارش‌ها', icon: <ChartIcon />, children: [{ key: 'r', label: 'نمودارها', href: '/r' }] },
        { key: 'set', label: 'تنظیمات', icon: <SettingsIcon />, href: '/settings' },
      ]}
    />
  );
}
