/** Texts of the manifest, which the shell shows without this module (glossary 5, 20). */
export const titles = { module: 'تقویم' } as const;
export const words = ['تقویم', 'رویداد', 'جلسه', 'یادآوری', 'calendar', 'event', 'meeting'] as const;
