import type { FieldSpecs } from '@hamyar/module-kit/form';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';
import type { AnnouncementValues } from './announcement.conversions.ts';

const text = faAnnouncementEditor.form;

/** The checks of the form of an announcement before it is sent (decisions 2.13). */
export const announcementChecks = (values: AnnouncementValues): FieldSpecs<AnnouncementValues> => ({
  title: { required: true },
  body: { required: values.publish, allowHtml: true },
  end_at: {
    rules: [
      (end) => (end !== null && values.start_at !== null && Number(end) <= values.start_at ? text.endAfterStart : null),
    ],
  },
});
