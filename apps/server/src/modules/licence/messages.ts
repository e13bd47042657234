/** Sentences of the licence. */
export const messages = {
  invalid: 'کد لایسنس معتبر نیست',
  ended: 'مهلت این لایسنس به پایان رسیده است',
  installed: 'لایسنس با موفقیت ثبت شد',
  licenceEnding: '{n} روز تا پایان لایسنس شما باقی مانده است',
  licenceGrace: 'لایسنس شما منقضی شده است. مهلت تمدید: {n} روز',
  licenceOver: 'لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.',
  expiringTitle: 'پایان لایسنس',
} as const;
