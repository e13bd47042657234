import { buildUser, compareForm } from '@hamyar/testing';
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
