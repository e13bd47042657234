/** Texts that only staff read. The build refuses them in the files of the customer edition. */
export const staffTitles = { edit: 'ویرایش موردی از نمونه‌ها' } as const;

/** The other texts for staff. */
export const staffText = {
  close: {
    action: 'بستن در نمونه‌ها',
    title: 'بستن چند مورد از نمونه‌ها',
    count: '{n} مورد باز از نمونه‌ها بسته می‌شود',
    done: 'موارد انتخاب‌شده در نمونه‌ها بسته شد',
  },
} as const;
