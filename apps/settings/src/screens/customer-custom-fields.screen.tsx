import { PageHeader } from '@hamyar/design-system/layout';
import '../css/forms.css';
import { FieldsOfContext } from '../features/custom-fields/fields-of-context.tsx';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';

/** Settings page with the custom fields of customers [2.41]. */
export function CustomerCustomFieldsScreen() {
  return (
    <>
      <PageHeader title={titles.customerCustomFields} subtitle={faFields.designer.subtitles.customer} />
      <FieldsOfContext of={{ context: 'customer' }} />
    </>
  );
}
