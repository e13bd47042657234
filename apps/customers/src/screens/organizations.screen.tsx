import { useState } from 'react';
import { Button } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { useTargetPath } from '@hamyar/module-sdk';
import '../css/customers.css';
import { NewOrganizationDialog } from '../features/organization-form/new-organization.dialog.tsx';
import { OrganizationList } from '../features/organization-list/organization-list.tsx';
import { fa } from '../messages/fa.ts';

const text = fa.organizations;

/** The organisations, and the dialog that adds one (spec 2.14, 2.61). */
export function OrganizationsScreen() {
  const [open, setOpen] = useState(false);
  const mayAdd = useTargetPath({ route: 'organization-new' }) !== null;
  return (
    <>
      <OrganizationList
        actions={
          mayAdd ? (
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen(true)}>
              {text.new}
            </Button>
          ) : undefined
        }
      />
      {open ? <NewOrganizationDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
