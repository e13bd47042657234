/** Sentences of the licence. */
export const messages = {
  invalid: 'کد لایسنس معتبر نیست',
  ended: 'مهلت این لایسنس به پایان رسیده است',
  installed: 'لایسنس با موفقیت ثبت شد',
} as const;
