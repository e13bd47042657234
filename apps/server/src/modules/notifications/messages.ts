/** Sentences of the delivery log. */
export const messages = {
  codeExpired: 'مهلت وارد کردن کد به پایان رسید',
} as const;
