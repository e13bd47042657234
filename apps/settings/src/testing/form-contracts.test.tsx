import { buildUser, compareForm } from '@hamyar/testing';
import { NoticeDialog } from '../features/notice-matrix/notice.dialog.tsx';
import { TestMailDialog } from '../features/test-mail/test-mail.dialog.tsx';

const FEATURES = 'apps/settings/src/features';

describe('[7.28] the form of a test mail', () => {
  compareForm({
    file: `${FEATURES}/test-mail/test-mail.dialog.tsx`,
    call: 'testEmail',
    element: () => <TestMailDialog onClose={() => undefined} />,
    shell: { user: buildUser('full_admin', { email: 'admin@example.ir' }) },
  });
});

describe('[decisions 2.17] the form of the text of a notice', () => {
  compareForm({
    file: `${FEATURES}/notice-matrix/notice.dialog.tsx`,
    call: 'noticeStore',
    element: () => (
      <NoticeDialog
        notice={{ event: 'closed', title: 'بسته شدن تیکت', audience: 'customer', channels: [] }}
        onClose={() => undefined}
      />
    ),
    shell: { user: buildUser('full_admin') },
    elsewhere: {
      event: 'the opened notice',
      audience: 'the opened notice',
      channel: 'a dialog of mails',
      enabled: 'the switch of the row',
    },
  });
});
