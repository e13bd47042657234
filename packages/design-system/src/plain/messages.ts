import { shared } from '@hamyar/persian';

/** Texts of the plain components (glossary §8). */
export const plainText = {
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  otpLabel: shared.verificationCode,
  otpCell: (n: string) => `رقم ${n}`,
  strength: 'قدرت رمز عبور',
  strengthNames: ['بسیار ضعیف', 'ضعیف', shared.medium, 'خوب', 'قوی'],
};
