import { shared } from '@hamyar/persian';

/** Sentences of the licence. */
export const messages = {
  invalid: 'کد لایسنس معتبر نیست',
  ended: 'مهلت این لایسنس به پایان رسیده است',
  installed: 'لایسنس با موفقیت ثبت شد',
  licenceEnding: shared.licenceEndsIn,
  licenceGrace: 'لایسنس شما منقضی شده است. مهلت تمدید: {n} روز',
  licenceOver: shared.licenceExpired,
  expiringTitle: 'پایان لایسنس',
} as const;
