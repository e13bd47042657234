import { useState } from 'react';
import { Button, Card } from '@hamyar/design-system/basics';
import { SendIcon } from '@hamyar/design-system/icons';
import { fa } from '../../messages/fa.ts';
import { TestMailDialog } from './test-mail.dialog.tsx';

const text = fa.testMail;

/** Sends a test mail by the stored settings: what is typed and not saved is not tested. */
export function TestMail({ unsaved }: { unsaved: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title={text.title}>
      <div className="settings-test">
        <p>{unsaved ? text.saveFirst : text.help}</p>
        <Button icon={<SendIcon size={16} />} disabled={unsaved} onClick={() => setOpen(true)}>
          {text.action}
        </Button>
      </div>
      {open ? <TestMailDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
