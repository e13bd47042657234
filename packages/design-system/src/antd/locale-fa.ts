import type { ConfigProviderProps } from 'antd';
import faIR from 'antd/es/locale/fa_IR';

type Locale = NonNullable<ConfigProviderProps['locale']>;

const PICKER_WORDS = {
  placeholder: 'انتخاب تاریخ',
  rangePlaceholder: ['تاریخ شروع', 'تاریخ پایان'] as [string, string],
  today: 'امروز',
  now: 'اکنون',
  backToToday: 'بازگشت به امروز',
  ok: 'تأیید',
  clear: 'پاک کردن',
  month: 'ماه',
  year: 'سال',
  timeSelect: 'انتخاب ساعت',
  dateSelect: 'انتخاب تاریخ',
  monthSelect: 'انتخاب ماه',
  yearSelect: 'انتخاب سال',
  decadeSelect: 'انتخاب دهه',
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
  previousYear: 'سال قبل',
  nextYear: 'سال بعد',
  previousDecade: 'دههٔ قبل',
  nextDecade: 'دههٔ بعد',
  yearFormat: 'YYYY',
  monthFormat: 'MMMM',
  cellDateFormat: 'D',
  fieldDateFormat: 'YYYY/MM/DD',
  fieldDateTimeFormat: 'YYYY/MM/DD HH:mm',
  shortWeekDays: ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'],
};

const base: Locale = faIR;

/** antd's Persian locale with corrections (glossary §35, persian-ux B5). */
export const faLocale: Locale = {
  ...base,
  DatePicker: { ...base.DatePicker!, lang: { ...base.DatePicker!.lang, ...PICKER_WORDS } },
  Modal: { okText: 'تأیید', cancelText: 'انصراف', justOkText: 'تأیید' },
  Popconfirm: { okText: 'تأیید', cancelText: 'انصراف' },
  Table: {
    ...base.Table,
    emptyText: 'موردی برای نمایش وجود ندارد',
    filterConfirm: 'تأیید',
    filterReset: 'پاک کردن',
    selectNone: 'لغو انتخاب همه',
    selectAll: 'انتخاب همه',
    filterCheckAll: 'انتخاب همهٔ موارد',
    sortTitle: 'مرتب‌سازی',
    triggerAsc: 'مرتب‌سازی صعودی',
    triggerDesc: 'مرتب‌سازی نزولی',
    cancelSort: 'لغو مرتب‌سازی',
    selectionAll: 'انتخاب همهٔ موارد',
    selectInvert: 'معکوس کردن انتخاب‌ها',
  },
  Empty: { description: 'موردی برای نمایش وجود ندارد' },
  Text: { ...base.Text, expand: 'نمایش بیشتر', collapse: 'نمایش کمتر' },
  Upload: {
    ...base.Upload!,
    uploading: 'در حال بارگذاری…',
    downloadFile: 'دانلود فایل',
    previewFile: 'پیش‌نمایش',
    uploadError: 'بارگذاری فایل ناموفق بود',
  },
  global: { ...base.global, placeholder: 'انتخاب کنید', sortable: 'قابل مرتب‌سازی', show: 'نمایش', hide: 'پنهان کردن' },
  Pagination: { ...base.Pagination, items_per_page: 'در صفحه' },
  ColorPicker: { ...base.ColorPicker!, gradientColor: 'گرادیان' },
  Form: {
    ...base.Form!,
    defaultValidateMessages: {
      ...base.Form!.defaultValidateMessages,
      required: 'فیلد «${label}» الزامی است',
      whitespace: '«${label}» نمی‌تواند خالی باشد',
      number: {
        ...base.Form!.defaultValidateMessages.number,
        min: 'مقدار نباید کمتر از ${min} باشد',
        max: 'مقدار نباید بیشتر از ${max} باشد',
      },
      pattern: { mismatch: 'الگوی «${label}» نامعتبر است' },
    },
  },
};
