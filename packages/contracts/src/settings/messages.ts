/** Default texts of a system that has not been set up. */
export const messages = {
  defaultSlogan: 'میز پشتیبانی',
} as const;
