import type { TicketTemplate } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useDeleteTicketTemplateMutation, useTicketTemplateQuery } from '../api/ticket-template.api.ts';
import { TemplateForm } from '../features/templates/template.form.tsx';
import { faTemplates as text, templateTitles } from '../messages/fa-templates.ts';
import '../templates.css';

const LIST = '/settings/ticketTemplates';

/** Page of one ready-made text with its form. */
export function TicketTemplateScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useTicketTemplateQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const leave = () => navigate(LIST, { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? templateTitles.edit} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <TemplateForm
            key={stored.id}
            label={templateTitles.edit}
            stored={stored}
            onDone={leave}
            actions={<DeleteTemplate template={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </>
  );
}

function DeleteTemplate({ template, onDeleted }: { template: TicketTemplate; onDeleted(): void }) {
  const [remove] = useDeleteTicketTemplateMutation();
  const ask = async () => {
    const deleted = await confirmDelete({
      title: fill(text.deleteTitle, { name: isolate(template.name) }),
      onYes: () => remove(template.id).unwrap(),
    });
    if (!deleted) return;
    toast.success(text.deleted);
    onDeleted();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} onClick={() => void ask()}>
      {text.delete}
    </Button>
  );
}
