/** Default texts of a system that has not been set up, and the words of limits. */
export const messages = {
  defaultSlogan: 'میز پشتیبانی',
  largestAttachment: '۱۰۲۴ مگابایت',
} as const;
