import { shared } from '@hamyar/persian';

/** Sentences of the license. */
export const messages = {
  invalid: 'کد لایسنس معتبر نیست',
  ended: 'مهلت این لایسنس به پایان رسیده است',
  installed: 'لایسنس با موفقیت ثبت شد',
  licenseEnding: shared.licenseEndsIn,
  licenseGrace: 'لایسنس شما منقضی شده است. مهلت تمدید: {n} روز',
  licenseOver: shared.licenseExpired,
  expiringTitle: 'پایان لایسنس',
} as const;
