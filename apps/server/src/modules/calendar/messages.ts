import { shared } from '@hamyar/persian';

/** Messages of the calls of this module. */
export const messages = {
  saved: shared.eventSaved,
  deleted: shared.eventDeleted,
  endBeforeStart: shared.eventEndBeforeStart,
  tooLong: 'یک رویداد حداکثر {n} روز طول می‌کشد',
  untilBeforeStart: shared.repeatEndBeforeStart,
  departmentNeeded: shared.eventDepartmentNeeded,
  attendeeRefused: 'یکی از شرکت‌کنندگان در میان همکاران فعال شما نیست',
  tooManyEvents: 'هر نفر حداکثر {n} رویداد می‌تواند داشته باشد؛ برای افزودن، رویدادهای کهنه را حذف کنید',
  onlyOwnerHides: 'تنها صاحب رویداد می‌تواند آن را خصوصی کند',
  invitationTitle: 'دعوت به یک رویداد تقویم',
  invitation: '{name} شما را به رویداد «{title}» دعوت کرد: {when}',
  reminderTitle: 'یادآوری رویداد تقویم',
  reminder: 'یادآوری رویداد «{title}»: {when}',
  feedMade: 'نشانی اشتراک تقویم ساخته شد',
  feedEnded: 'نشانی اشتراک تقویم باطل شد',
  feedName: 'تقویم {title}',
  fileCapped: 'این پرونده همهٔ رویدادها را ندارد: تنها {n} رویداد نخست در آن آمده است.',
  offDaySaved: shared.offDaySaved,
  offDayDeleted: shared.offDayDeleted,
  offDayHours: 'ساعت پایان تعطیلی باید پس از آغاز آن باشد',
  shiftSaved: 'ساعت‌های شیفت ذخیره شد',
  shiftDeleted: 'شیفت حذف شد',
  shiftInUse: 'این شیفت ساعت کاری دپارتمان یا شعبه‌ای است؛ نخست شیفت دیگری به آن بدهید',
  defaultInUse: 'شیفت پیش‌فرض را نمی‌توان غیرفعال کرد',
  defaultKept: 'همیشه یک شیفت پیش‌فرض است؛ برای تغییر آن، شیفت دیگری را پیش‌فرض کنید',
  overlap: 'بازه‌های زمانی یک روز نباید هم‌پوشانی داشته باشند',
  empty: 'پایان هر بازه باید پس از آغاز آن باشد',
  noHours: 'دست‌کم یک بازهٔ کاری در هفته تعریف کنید',
  overrideOrder: 'پایان ساعت کاری ویژه نباید پیش از آغاز آن باشد',
  overrideTwice: 'ساعت‌های کاری ویژه نباید روز مشترک داشته باشند',
  hours: shared.fromTo,
  and: ' و ',
  offDayTwice: 'برای این روز پیش‌تر تعطیلی ثبت شده است',
} as const;

/** Official holidays of Iran by `month/day`, months from 1. */
export const officialDays: {
  solar: Readonly<Record<string, string>>;
  lunar: Readonly<Record<string, string>>;
  lastOfSafar: string;
} = {
  solar: {
    '1/1': 'نوروز',
    '1/2': 'نوروز',
    '1/3': 'نوروز',
    '1/4': 'نوروز',
    '1/12': 'روز جمهوری اسلامی',
    '1/13': 'روز طبیعت',
    '3/14': 'رحلت امام خمینی',
    '3/15': 'قیام ۱۵ خرداد',
    '11/22': 'پیروزی انقلاب اسلامی',
    '12/29': 'ملی شدن صنعت نفت',
    '12/30': 'آخرین روز سال',
  },
  lunar: {
    '1/9': 'تاسوعا',
    '1/10': 'عاشورا',
    '2/20': 'اربعین',
    '2/28': 'رحلت پیامبر و شهادت امام حسن',
    '3/8': 'شهادت امام حسن عسکری',
    '3/17': 'میلاد پیامبر و امام جعفر صادق',
    '6/3': 'شهادت حضرت فاطمه',
    '7/13': 'ولادت امام علی',
    '7/27': 'مبعث',
    '8/15': 'نیمهٔ شعبان',
    '9/21': 'شهادت امام علی',
    '10/1': 'عید فطر',
    '10/2': 'تعطیلی عید فطر',
    '10/25': 'شهادت امام جعفر صادق',
    '12/10': 'عید قربان',
    '12/18': 'عید غدیر',
  },
  lastOfSafar: 'شهادت امام رضا',
};
