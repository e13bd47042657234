/** Texts of the manifest for the breadcrumb and the search (fa-glossary 4, 19). */
export const titles = {
  module: 'مدیریت فایل‌ها',
  /** The open folder, so that each step of the history has a name of its own. */
  folder: '{folder}',
} as const;

/** Search words of the manager in the command palette. */
export const commandWords = ['فایل', 'فایل‌ها', 'پوشه', 'پیوست', 'files', 'attachments', 'folder'] as const;
