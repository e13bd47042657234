import type { NoticeVariable, NotificationAudience } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';

/** Texts of the notification matrix (fa-glossary 28). */
export const noticeText = {
  subtitle: 'هر رویداد به چه کسی و از چه راهی می‌رسد؛ پنل همیشه روشن است',
  noMail: 'ارسال ایمیل هنوز تنظیم نشده است؛ انتخاب‌های ایمیل پس از تنظیم آن به کار می‌آیند.',
  list: shared.events,
  browser: 'در مرورگر',
  email: shared.email,
  fixed: 'رویدادهای حساب کاربری خاموش نمی‌شوند',
  editOf: 'متن و زمان ایمیل «{title}» برای {audience}',
  ownText: 'متن اختصاصی',
  delayed: '{n} دقیقه بعد',
  working: 'فقط در ساعت کاری',
  subject: 'عنوان پیام',
  body: 'متن پیام',
  productText: 'متن پیش‌فرض همیار',
  variables: 'متغیرهای قابل استفاده',
  delay: 'تأخیر (دقیقه)',
  saved: 'متن اطلاع‌رسانی ذخیره شد',
  audiences: {
    owner: 'صاحب تیکت یا حساب',
    customer: shared.customer,
    supervisor: shared.organizationSupervisor,
    assignee: shared.ticketAssignee,
    members: shared.departmentMembers,
    department_admins: shared.departmentSupervisors,
    branch_admins: shared.branchAdmins,
    full_admins: 'مدیران ارشد',
    followers: shared.followers,
    shared: 'همکارانی که تیکت با آن‌ها مشترک است',
  } satisfies Record<NotificationAudience, string>,
  names: {
    text: 'متن رویداد',
    'recipient.name': 'نام گیرنده',
    'actor.name': 'انجام‌دهندهٔ کار',
    'ticket.number': 'شمارهٔ این تیکت',
    'ticket.subject': 'عنوان این تیکت',
    'department.name': 'نام دپارتمان تیکت',
    'system.title': 'نام سیستم',
  } satisfies Record<NoticeVariable, string>,
} as const;
