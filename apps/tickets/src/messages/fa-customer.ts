import { formatNumber, shared } from '@hamyar/persian';

/** Sentences that only customers read. */
export const faCustomer = {
  title: 'تیکت‌های من',
  search: 'جستجو در تیکت‌های من…',
  tabs: { all: shared.all, waiting_for_customer: 'منتظر شما', in_progress: 'در جریان', closed: shared.closed },
  emptyWaiting: 'تیکتی منتظر پاسخ شما نیست',
  emptyInProgress: 'تیکتی در جریان نیست',
  emptyClosed: 'هنوز تیکتی بسته نشده است',
  limited: shared.accountLimited,
  rating: {
    ask: 'از پاسخ‌گویی ما چقدر راضی بودید؟',
    comment: 'نظر شما (اختیاری)',
    thanks: shared.thanksForRating,
    submit: shared.submit,
    edit: 'ویرایش نظر',
    yours: 'نظر شما',
    pick: 'یک گزینه را انتخاب کنید',
  },
  hours: shared.workingHours,
  aside: {
    title: 'مشخصات تیکت',
    attachments: 'پیوست‌های تیکت',
    organization: shared.organization,
    owner: 'صاحب تیکت',
    lastActivity: 'آخرین فعالیت',
  },
  replyTo: 'پاسخ به پشتیبانی…',
  lines: {
    closed: shared.ticketClosed,
    closedByYou: 'شما تیکت را بستید',
    reopened: shared.ticketReopened,
    reopenedByYou: 'شما تیکت را دوباره باز کردید',
    merged: 'تیکت {target} در این تیکت ادغام شد',
    merged_into: 'این تیکت در تیکت {target} ادغام شد',
    unmerged: 'تیکت {target} از این تیکت جدا شد',
    unmerged_from: 'این تیکت از تیکت {target} جدا شد',
  },
  home: {
    answer: 'پاسخ',
    all: 'همهٔ تیکت‌های من',
    more: 'نمایش همه',
    nothingOpen: 'تیکت بازی ندارید',
    nothingOpenHint: 'هر زمان سؤال یا مشکلی داشتید، یک تیکت جدید ثبت کنید.',
  },
  waiting: (n: number) => `${formatNumber(n)} تیکت منتظر پاسخ شماست`,
  liveAnswer: 'پاسخ تازه رسید',
} as const;
