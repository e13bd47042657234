import type { TagSummary } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import {
  useAssignTagToObjectMutation,
  useRemoveTagFromObjectMutation,
  type TaggedObject,
} from '../api/tag-assignment.api.ts';
import { useCreateTagMutation } from '../api/tag.api.ts';
import { TagBox } from './tag-box.tsx';

interface StoredTagBoxProps {
  object: TaggedObject;
  tags: readonly TagSummary[];
  mayCreate: boolean;
  /** A change is stored. */
  onChanged?(): void;
}

/** The tags of an object of another module; each change is stored at once (spec 4.11). */
export function StoredTagBox({ object, tags, mayCreate, onChanged }: StoredTagBoxProps) {
  const [create] = useCreateTagMutation();
  const [assign] = useAssignTagToObjectMutation();
  const [unassign] = useRemoveTagFromObjectMutation();
  const settle = ({ error }: { error?: unknown }) => {
    if (error) toast.error(failureText(error));
    else onChanged?.();
  };
  const add = async ({ id: tagId }: TagSummary) => settle(await assign({ object, tagId }));
  return (
    <TagBox
      tags={tags}
      editable
      mayCreate={mayCreate}
      change={{
        add,
        addNew: async (name) => {
          const { data, error } = await create({ name });
          if (data) await add({ id: data.id, name, color: null });
          else settle({ error });
        },
        remove: async ({ id: tagId }) => settle(await unassign({ object, tagId })),
      }}
    />
  );
}
