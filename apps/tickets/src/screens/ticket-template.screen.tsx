import type { TicketTemplate } from '@hamyar/contracts';
import { PageHeader } from '@hamyar/design-system/layout';
import { DeleteButton } from '@hamyar/module-kit/form';
import { savedHref } from '@hamyar/module-kit/list';
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
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
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
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(template.name) }) }}
      remove={() => remove(template.id).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}
