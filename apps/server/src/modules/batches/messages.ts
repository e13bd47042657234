/** Messages of this module. */
export const messages = {
  endedTitle: 'پایان عملیات گروهی',
  ended: '«{title}» برای همهٔ {total} مورد انجام شد',
  endedPartly: '«{title}» برای {done} مورد انجام شد و برای {failed} مورد نه',
  notDone: 'به‌دلیل خطای سامانه انجام نشد',
  ownerGone: 'حساب آغازکنندهٔ عملیات دیگر فعال نیست',
};
