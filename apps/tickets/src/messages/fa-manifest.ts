import { shared } from '@hamyar/persian';

/** Titles that the shell shows before it has loaded this module; only the manifest uses them. */
export const titles = {
  module: shared.tickets,
  list: shared.ticketList,
  myTickets: 'تیکت‌های من',
  new: shared.newTicket,
  fromCustomer: 'تیکت از طرف مشتری',
  view: 'تیکت {number}',
  bulk: shared.bulkAction,
  rating: shared.rateAnswer,
  export: shared.exportTickets,
  widgets: {
    counters: 'شمارش تیکت‌ها',
    longestWaiting: 'بیشترین زمان انتظار',
    byStatus: shared.ticketsByStatus,
    myDay: 'کار امروز من',
    latestActivity: 'آخرین فعالیت‌ها',
  },
  settings: {
    general: 'تنظیمات عمومی تیکت',
    categories: 'دسته‌بندی تیکت‌ها',
    categoryNew: shared.newCategory,
    category: shared.editCategory,
    tags: shared.tags,
    services: shared.services,
    serviceNew: 'محصول یا خدمت جدید',
    service: shared.editService,
    sla: 'توافق‌نامهٔ سطح خدمات (SLA)',
    slaNew: 'SLA جدید',
    slaEdit: shared.editSla,
  },
  words: {
    general: ['بستن خودکار', 'لغو ارسال', 'باز شدن دوباره', 'auto close', 'undo', 'reopen'],
    categories: ['دسته', 'دسته‌بندی', 'موضوع', 'category', 'ticket category'],
    tags: ['تگ', 'برچسب', 'tag', 'label'],
    sla: ['مهلت پاسخ', 'sla', 'سطح خدمات', 'service level'],
    services: ['سرویس', 'محصول', 'خدمت', 'service', 'product'],
    list: ['تیکت', 'تیکت‌ها', 'درخواست', 'پشتیبانی', 'لیست', 'tickets', 'ticket list', 'requests', 'inbox'],
    new: ['تیکت جدید', 'ثبت تیکت', 'ارسال تیکت', 'درخواست جدید', 'new ticket', 'create ticket', 'create', 'submit'],
    fromCustomer: ['از طرف مشتری', 'ثبت برای مشتری', 'on behalf', 'behalf of a customer'],
  },
} as const;
