/** Messages of the calls of this module. */
export const messages = {
  saved: 'رویداد ذخیره شد',
  deleted: 'رویداد حذف شد',
  endBeforeStart: 'ساعت پایان باید پس از شروع باشد',
  tooLong: 'یک رویداد حداکثر {n} روز طول می‌کشد',
  untilBeforeStart: 'پایان تکرار باید پس از شروع رویداد باشد',
  departmentNeeded: 'دپارتمانی را که رویداد برای آن است انتخاب کنید',
  attendeeRefused: 'یکی از شرکت‌کنندگان کارشناس فعال نیست',
  onlyOwnerHides: 'تنها صاحب رویداد می‌تواند آن را خصوصی کند',
  invitationTitle: 'دعوت به یک رویداد تقویم',
  invitation: '{name} شما را به رویداد «{title}» دعوت کرد: {when}',
  reminderTitle: 'یادآوری رویداد تقویم',
  reminder: 'یادآوری رویداد «{title}»: {when}',
  feedMade: 'نشانی اشتراک تقویم ساخته شد',
  feedEnded: 'نشانی اشتراک تقویم باطل شد',
  feedName: 'تقویم {title}',
} as const;
