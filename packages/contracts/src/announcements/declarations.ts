import type { ModuleDeclarations } from '../declaration.ts';
import { ANNOUNCEMENT_MAX } from './announcement-lists.ts';

export const declarations: ModuleDeclarations = {
  notifications: ['announcement'],
  deletes: ['announcement'],
  // pictures in the text and files below it
  files: { announcement: { count: ANNOUNCEMENT_MAX.files } },
  audit: {
    objects: { announcement: 'اطلاعیه' },
    actions: {
      'announcement.create': 'ایجاد اطلاعیه',
      'announcement.update': 'ویرایش اطلاعیه',
      'announcement.publish': 'انتشار اطلاعیه',
      'announcement.end': 'پایان دادن به اطلاعیه',
      'announcement.delete': 'حذف اطلاعیه',
    },
  },
};
