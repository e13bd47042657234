/** Messages of the calls of this module. */
export const messages = {
  orderSaved: 'ترتیب ذخیره شد',
} as const;
