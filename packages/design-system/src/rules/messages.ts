import { shared, toFa } from '@hamyar/persian';
import { basicsText } from '../basics/messages.ts';

/** Texts of the rules (glossary §7); the two length messages are the right way round (spec 5.5). */
export const rulesText = {
  required: shared.fieldRequired,
  html: shared.fieldHasHtml,
  letter: shared.letterNeeded,
  pattern: shared.patternInvalid,
  email: shared.emailInvalid,
  url: shared.urlInvalid,
  ip: shared.ipInvalid,
  complex: shared.passwordTooSimple,
  min: (n: number) => `مقدار نباید کمتر از ${toFa(n)} باشد`,
  max: (n: number) => `مقدار نباید بیشتر از ${toFa(n)} باشد`,
  minLength: (n: number) => `حداقل ${toFa(n)} کاراکتر وارد کنید`,
  maxLength: basicsText.tooLong,
  number: shared.numberInvalid,
  mobile: shared.mobileInvalid,
  phone: shared.phoneInvalid,
  nationalCode: 'کد ملی معتبر نیست',
  mismatch: shared.passwordMismatch,
  dateOrder: 'تاریخ پایان باید بعد از تاریخ شروع باشد',
};
