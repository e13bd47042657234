import type { Organization } from '@hamyar/contracts';
import { Button, Card } from '@hamyar/design-system/basics';
import { confirm, toast } from '@hamyar/design-system/overlay';
import type { ReactNode } from 'react';
import { useNavigate } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteOrganizationMutation } from '../../api/organization.api.ts';
import { fa } from '../../messages/fa.ts';
import { OrganizationEditor } from './organization-editor.tsx';

const text = fa.organizations;

interface OrganizationPageProps {
  organization?: Organization;
  /** What the page has besides its form. */
  children?: ReactNode;
}

/** The page of the organisation form. An empty organisation can be deleted. */
export function OrganizationPage({ organization, children }: OrganizationPageProps) {
  const navigate = useNavigate();
  const [remove] = useDeleteOrganizationMutation();
  const askDelete = (stored: Organization) =>
    confirm({
      title: fill(text.deleteConfirm, { name: isolate(stored.name) }),
      yes: fa.common.delete,
      danger: true,
      onYes: async () => {
        await remove(stored.id).unwrap();
        toast.success(text.deleted);
        navigate('/organization');
      },
    });
  return (
    <div className="customers-form">
      <Card>
        <OrganizationEditor
          organization={organization}
          onDone={() => navigate('/organization', { replace: !organization })}
          onCancel={() => navigate('/organization')}
          actions={
            organization ? (
              <Button variant="danger-text" onClick={() => void askDelete(organization)}>
                {fa.common.delete}
              </Button>
            ) : null
          }
        />
      </Card>
      {children}
    </div>
  );
}
