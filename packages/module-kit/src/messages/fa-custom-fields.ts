import { shared } from '@hamyar/persian';

/** Texts of the values of custom fields (glossary 7, 17); a file of its own, because few pages have them. */
export const customFieldText = {
  givenBySystem: 'سیستم این مقدار را هنگام ثبت می‌سازد',
  secret: 'ثبت شده و نمایش داده نمی‌شود',
  filter: {
    chooseFields: 'انتخاب فیلد',
    sides: { from: 'از مقدار', to: 'تا مقدار' },
    items: shared.countOfItems,
    range: shared.fromTo,
    since: shared.since,
    until: shared.until,
  },
  errors: {
    REQUIRED: shared.fieldRequired,
    MIN_LENGTH: 'دست‌کم {n} کاراکتر وارد کنید',
    MAX_LENGTH: 'بیش از {n} کاراکتر پذیرفته نیست',
    MIN: 'مقدار نباید از {n} کمتر باشد',
    MAX: 'مقدار نباید از {n} بیشتر باشد',
    NUMBER: shared.numberInvalid,
    CHOICE: 'یکی از گزینه‌ها را انتخاب کنید',
    DATE: 'این تاریخ یا ساعت پذیرفته نیست',
    URL: shared.urlInvalid,
    PATTERN: shared.patternInvalid,
  },
};
