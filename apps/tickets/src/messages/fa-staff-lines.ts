/** What the lines of a conversation say to employees alone; customers see none of these events. */
export const staffLines = {
  created: '{user} تیکت را ایجاد کرد',
  assigned: '{user} تیکت را به {target} واگذار کرد',
  released: '{user} تیکت را رها کرد',
  claimed: '{user} تیکت را برداشت',
  status: '{user} وضعیت را به «{target}» تغییر داد',
  importance: '{user} اهمیت را به «{target}» تغییر داد',
  field: (label: string) => `{user} ${label} را به «{target}» تغییر داد`,
  subject: '{user} عنوان تیکت را تغییر داد',
  closedWith: '{user} تیکت را بست؛ دلیل: {target}',
  transferred: '{user} تیکت را به دپارتمان {target} ارجاع داد',
  spam: '{user} تیکت را هرزنامه دانست و بست',
  locked: '{user} تیکت را قفل کرد؛ مشتری نمی‌تواند پاسخ بدهد',
  unlocked: '{user} قفل تیکت را باز کرد',
  shared: '{user} تیکت را با {target} به اشتراک گذاشت',
  unshared: '{user} دسترسی {target} به تیکت را حذف کرد',
  todo: '{user} کار «{target}» را افزود',
  privateTodo: '{user} کاری افزود',
  merged: '{user} تیکت {target} را در این تیکت ادغام کرد',
  mergedInto: '{user} این تیکت را در تیکت {target} ادغام کرد',
  unmerged: '{user} تیکت {target} را از این تیکت جدا کرد',
  unmergedFrom: '{user} این تیکت را از تیکت {target} جدا کرد',
  split: '{user} یک پیام را به تیکت تازهٔ {target} تفکیک کرد',
  rated: '{user} میزان رضایت خود را ثبت کرد',
  sla: '{user} SLA را به «{target}» تغییر داد',
  slaEnded: '{user} SLA را برداشت',
} as const;

/** Why a ticket was closed, of which customers do not hear. */
export const closeReasons = {
  resolved: 'حل شد',
  no_answer: 'مشتری پاسخ نداد',
  duplicate: 'تکراری',
  spam: 'هرزنامه',
  merged: 'ادغام‌شده',
  other: 'دلیل دیگر',
} as const;
