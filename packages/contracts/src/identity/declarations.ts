import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'import users': { title: 'ورود گروهی کاربران', impliedBy: ['branch_admin'] } },
  notifications: ['account_expiring', 'contact_changed', 'new_device', 'password_changed', 'role_changed'],
  files: { profile_picture: { count: 1, types: ['jpg', 'jpeg', 'png'], bytes: 10_485_760 } },
  channels: { user: 'private-user' },
  audit: {
    objects: {
      user: 'کاربر',
      session: 'نشست',
    },
    actions: {
      'session.end': 'پایان دادن به نشست',
      register: 'ثبت‌نام',
      'address.prove': 'تأیید ایمیل برای درخواست بدون حساب',
      login: 'ورود',
      'login.failed': 'ورود ناموفق',
      'password.reset': 'بازیابی رمز عبور',
      'password.change': 'تغییر رمز عبور',
      'profile.update': 'ویرایش پروفایل خود',
      'invitation.accept': 'پذیرفتن دعوت‌نامه',
    },
  },
};
