import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useNavigate } from '@hamyar/module-sdk';
import { useCustomFieldsQuery } from '../api/custom-field.api.ts';
import '../css/forms.css';
import { TicketFormForm } from '../features/form-builder/ticket-form.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/ticketForms';

/** Page with the builder of a new form of tickets. */
export function TicketFormNewScreen() {
  const navigate = useNavigate();
  const fields = useCustomFieldsQuery({ context: 'ticket' }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title={titles.ticketFormNew} backHref={LIST} />
      <ResourceView reading={fields}>
        {({ data }) => (
          <TicketFormForm
            label={titles.ticketFormNew}
            fields={data}
            onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
          />
        )}
      </ResourceView>
    </>
  );
}
