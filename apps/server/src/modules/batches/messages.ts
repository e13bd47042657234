/** Messages of this module. */
export const messages = {
  endedTitle: 'پایان عملیات گروهی',
  ended: '«{title}» برای همهٔ {total} مورد انجام شد',
  endedPartly: '«{title}» برای {done} مورد انجام شد و برای {failed} مورد نه',
  endedOne: '«{title}» انجام شد',
  failedOne: '«{title}» انجام نشد',
  notDone: 'به‌دلیل خطای سیستم انجام نشد',
  mandatory: 'این عملیات باید تا پایان انجام شود و لغو نمی‌شود',
  ownerGone: 'حساب آغازکنندهٔ عملیات دیگر فعال نیست',
};
