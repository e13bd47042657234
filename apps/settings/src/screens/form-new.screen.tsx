import { FORM_CONTEXTS, type FormContext } from '@hamyar/contracts/forms';
import { Segmented } from '@hamyar/design-system/basics';
import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useNavigate, useSearchValue, useSetSearch } from '@hamyar/module-sdk';
import { useCustomFieldsQuery } from '../api/custom-field.api.ts';
import '../css/forms.css';
import { FormForm } from '../features/form-builder/form.form.tsx';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/forms';
const text = faFields.form;
const CONTEXTS = FORM_CONTEXTS.map((value) => ({ value, label: text.contexts[value] }));

/** Page with the builder of a new general form; what it is for is chosen first, because the fields depend on it. */
export function FormNewScreen() {
  const navigate = useNavigate();
  const setSearch = useSetSearch();
  const asked = useSearchValue<'settings-forms-new'>('context');
  const context: FormContext = asked === 'organization' ? 'organization' : 'customer';
  const fields = useCustomFieldsQuery({ context }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={titles.formNew}
        backHref={LIST}
        actions={
          <Segmented
            label={text.context}
            options={CONTEXTS}
            value={context}
            onChange={(next) => setSearch({ context: next })}
          />
        }
      />
      <ResourceView reading={fields}>
        {({ data }) => (
          <FormForm
            key={context}
            label={titles.formNew}
            context={context}
            fields={data}
            onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
          />
        )}
      </ResourceView>
    </>
  );
}
