import { shared } from '@hamyar/persian';
import { faStaff } from './fa-staff.ts';

/** Titles of the settings page of ready-made texts. */
export const templateTitles = {
  list: 'متن‌های آماده',
  new: 'متن آمادهٔ جدید',
  edit: shared.editReadyMadeText,
  words: ['پاسخ آماده', 'canned', 'template', 'متن آماده', 'میان‌بر'],
} as const;

/** Texts of ready-made texts (glossary 12, 31); only employees write with them. */
export const faTemplates = {
  dialog: {
    title: 'متن‌های آماده',
    search: shared.searchByName,
    list: 'متن‌های آماده',
    insert: 'درج متن آماده',
    new: 'متن آمادهٔ جدید',
    edit: shared.edit,
    empty: 'هنوز متن آماده‌ای ساخته نشده است',
    emptyHint: 'پاسخ‌هایی را که بارها می‌نویسید یک بار بسازید و با / در متن بیاورید.',
    preview: 'پیش‌نمایش برای این تیکت',
    openHint: 'در این تیکت مقداری ندارد: {names}',
    hint: 'هنگام نوشتن، / و آغاز میان‌بر هم متن را پیشنهاد می‌کند.',
  },
  name: 'عنوان متن',
  body: shared.text,
  shortcutHelp: 'نوشتن / و این واژه در پاسخ، متن را پیشنهاد می‌کند.',
  keywords: 'واژه‌های کلیدی',
  attachments: shared.attachments,
  status: shared.active,
  statusHelp: 'متن غیرفعال می‌ماند، ولی هنگام نوشتن پیشنهاد نمی‌شود.',
  variables: shared.variables,
  variablesHelp: 'با درج متن در تیکت، نام و شمارهٔ همان تیکت جایگزین می‌شود.',
  variable: faStaff.templates.variable,
  usage: 'دفعات استفاده',
  updated: 'آخرین ویرایش',
  active: shared.active,
  inactive: shared.inactive,
  all: shared.all,
  search: shared.searchByName,
  empty: 'هنوز متن آماده‌ای ساخته نشده است',
  saved: shared.readyMadeTextSaved,
  deleted: shared.readyMadeTextDeleted,
  delete: shared.deleteReadyMadeText,
  deleteTitle: 'متن آمادهٔ «{name}» حذف شود؟',
} as const;
