/** Texts of the manifest for the breadcrumb and the search (fa-glossary 4, 19). */
export const titles = { module: 'مدیریت فایل‌ها' } as const;

/** Search words of the manager in the command palette. */
export const commandWords = ['فایل', 'فایل‌ها', 'پوشه', 'پیوست', 'files', 'attachments', 'folder'] as const;
