/** Sentences of notices and messages. */
export const messages = {
  codeExpired: 'مهلت وارد کردن کد به پایان رسید',
} as const;
