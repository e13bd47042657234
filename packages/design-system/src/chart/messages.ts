/** Texts of charts. */
export const chartText = {
  failed: 'این نمودار بارگذاری نشد',
} as const;
