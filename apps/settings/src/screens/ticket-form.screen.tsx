import type { TicketForm } from '@hamyar/contracts/forms';
import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useCustomFieldsQuery } from '../api/custom-field.api.ts';
import { useTicketFormQuery } from '../api/form.api.ts';
import '../css/forms.css';
import { DeleteTicketForm } from '../features/form-builder/delete-ticket-form.tsx';
import { TicketFormForm } from '../features/form-builder/ticket-form.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/ticketForms';

/** Page of one form of tickets with its builder [2.59]. */
export function TicketFormScreen() {
  const id = useIdParam();
  const reading = useTicketFormQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-ticketForms-id'>({ id: reading.data?.name });
  return (
    <>
      <PageHeader title={reading.data?.name ?? titles.ticketForm} backHref={LIST} />
      <ResourceView reading={reading}>{(stored) => <StoredForm key={stored.id} stored={stored} />}</ResourceView>
    </>
  );
}

function StoredForm({ stored }: { stored: TicketForm }) {
  const navigate = useNavigate();
  const fields = useCustomFieldsQuery({ context: 'ticket' }, { refetchOnMountOrArgChange: true });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <ResourceView reading={fields}>
      {({ data }) => (
        <TicketFormForm
          label={titles.ticketForm}
          fields={data}
          stored={stored}
          onDone={leave}
          actions={<DeleteTicketForm form={stored} onDeleted={leave} />}
        />
      )}
    </ResourceView>
  );
}
