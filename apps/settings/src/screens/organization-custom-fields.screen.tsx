import { PageHeader } from '@hamyar/design-system/layout';
import '../css/forms.css';
import { FieldsOfContext } from '../features/custom-fields/fields-of-context.tsx';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';

/** Settings page with the custom fields of organisations [2.41]. */
export function OrganizationCustomFieldsScreen() {
  return (
    <>
      <PageHeader title={titles.organizationCustomFields} subtitle={faFields.designer.subtitles.organization} />
      <FieldsOfContext of={{ context: 'organization' }} />
    </>
  );
}
