import type { TagSummary } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import {
  useAssignTagToCustomerMutation,
  useCustomerTagsQuery,
  useRemoveTagFromCustomerMutation,
} from '../api/tag-assignment.api.ts';
import { useCreateTagMutation } from '../api/tag.api.ts';
import { TagBox } from '../shared/tag-box.tsx';

/** The tags of a customer on the card and beside the form (spec 2.89, 4.11); a change is stored at once. */
export function CustomerTags({ customerId }: { customerId: number }) {
  const { currentData } = useCustomerTagsQuery(customerId);
  const [create] = useCreateTagMutation();
  const [assign] = useAssignTagToCustomerMutation();
  const [unassign] = useRemoveTagFromCustomerMutation();
  if (!currentData) return null;
  const notify = ({ error }: { error?: unknown }) => {
    if (error) toast.error(failureText(error));
  };
  const add = async ({ id: tagId }: TagSummary) => notify(await assign({ customerId, tagId }));
  return (
    <Card>
      <TagBox
        tags={currentData.tags}
        editable
        mayCreate={currentData.may_create}
        change={{
          add,
          addNew: async (name) => {
            const { data, error } = await create({ name });
            if (data) await add({ id: data.id, name, color: null });
            else notify({ error });
          },
          remove: async ({ id: tagId }) => notify(await unassign({ customerId, tagId })),
        }}
      />
    </Card>
  );
}
