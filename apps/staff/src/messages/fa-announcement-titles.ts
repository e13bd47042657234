import { shared } from '@hamyar/persian';

/** Texts of the manifest about announcements (fa-glossary 4, 23). */
export const announcementTitles = {
  module: shared.announcements,
  mine: shared.announcements,
  customers: 'اطلاعیه‌های مشتریان',
  employees: 'اطلاعیه‌های کاربران سازمان',
  customersMenu: shared.customers,
  employeesMenu: shared.organizationUsers,
  newForCustomers: 'اطلاعیهٔ جدید مشتریان',
  newForEmployees: 'اطلاعیهٔ جدید کاربران سازمان',
  new: shared.newAnnouncement,
  edit: 'ویرایش اطلاعیه',
  words: {
    customers: ['اطلاعیه', 'خبر', 'اطلاع‌رسانی مشتریان', 'announcement', 'customers'],
    employees: ['اطلاعیه', 'خبر', 'اطلاع‌رسانی همکاران', 'announcement', 'staff'],
  },
} as const;
