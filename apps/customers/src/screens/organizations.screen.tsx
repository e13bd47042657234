import { useState } from 'react';
import { Button } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { Modal } from '@hamyar/design-system/overlay';
import { useTargetPath } from '@hamyar/module-sdk';
import { formatNumber, toFa } from '@hamyar/persian';
import '../css/customers.css';
import { OrganizationEditor } from '../features/organization-form/organization-editor.tsx';
import { OrganizationTable } from '../features/organization-list/organization-table.tsx';
import { fa } from '../messages/fa.ts';

const text = fa.organizations;
/** px, of the new-organisation dialog */
const DIALOG_WIDTH = 720;

/** The organisations, and the dialog that adds one (spec 2.14, 2.61). */
export function OrganizationsScreen() {
  const [total, setTotal] = useState<number>();
  const [open, setOpen] = useState(false);
  const mayAdd = useTargetPath({ route: 'organization-new' }) !== null;
  const close = () => setOpen(false);
  return (
    <div className="customers-page">
      <PageHeader
        title={text.title}
        count={total === undefined ? undefined : fa.common.total.replace('{n}', toFa(formatNumber(total)))}
        actions={
          mayAdd ? (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen(true)}>
              {text.new}
            </Button>
          ) : undefined
        }
      />
      <OrganizationTable onTotal={setTotal} />
      <Modal open={open} title={text.new} width={DIALOG_WIDTH} onClose={close}>
        {open ? (
          <OrganizationEditor
            onDone={close}
            footer={({ busy, forget }) => (
              <div className="customers-form-foot">
                <Button type="submit" variant="primary" loading={busy}>
                  {fa.common.save}
                </Button>
                <Button
                  onClick={() => {
                    forget();
                    close();
                  }}
                >
                  {fa.common.cancel}
                </Button>
              </div>
            )}
          />
        ) : null}
      </Modal>
    </div>
  );
}
