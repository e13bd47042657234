import type { Form } from '@hamyar/contracts/forms';
import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useCustomFieldsQuery } from '../api/custom-field.api.ts';
import { useDeleteFormMutation, useFormQuery } from '../api/form.api.ts';
import '../css/forms.css';
import { FormForm } from '../features/form-builder/form.form.tsx';
import { titles } from '../messages/fa-manifest.ts';
import { DeleteForm } from '../shared/form-deletion.tsx';

const LIST = '/settings/forms';

/** Page of one general form with its builder [2.59]. */
export function FormScreen() {
  const id = useIdParam();
  const reading = useFormQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-forms-id'>({ id: reading.data?.name });
  return (
    <>
      <PageHeader title={reading.data?.name ?? titles.form} backHref={LIST} />
      <ResourceView reading={reading}>{(stored) => <StoredForm key={stored.id} stored={stored} />}</ResourceView>
    </>
  );
}

function StoredForm({ stored }: { stored: Form }) {
  const navigate = useNavigate();
  const fields = useCustomFieldsQuery({ context: stored.context }, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteFormMutation();
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <ResourceView reading={fields}>
      {({ data }) => (
        <FormForm
          label={titles.form}
          context={stored.context}
          fields={data}
          stored={stored}
          onDone={leave}
          actions={<DeleteForm name={stored.name} remove={() => remove(stored.id).unwrap()} onDeleted={leave} />}
        />
      )}
    </ResourceView>
  );
}
