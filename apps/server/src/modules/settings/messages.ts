/** Texts of a system that nobody has set up yet. */
export const messages = {
  defaultSlogan: 'میز پشتیبانی',
} as const;
