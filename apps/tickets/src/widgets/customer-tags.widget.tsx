import { Card } from '@hamyar/design-system/basics';
import { useCustomerTagsQuery } from '../api/tag-assignment.api.ts';
import { StoredTagBox } from '../shared/stored-tag-box.tsx';

/** The tags of a customer on the card and beside the form (spec 2.89, 4.11); a change is stored at once. */
export function CustomerTags({ customerId }: { customerId: number }) {
  const { currentData } = useCustomerTagsQuery(customerId);
  if (!currentData) return null;
  return (
    <Card>
      <StoredTagBox
        object={{ type: 'user', id: customerId }}
        tags={currentData.tags}
        mayCreate={currentData.may_create}
      />
    </Card>
  );
}
