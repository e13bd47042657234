import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { useDeleteDoneTodosMutation } from '../../api/todo.api.ts';
import { faTodos as text } from '../../messages/fa-todos.ts';

/** Deletes the todos that the person owns and that are done, after a question (spec 7.20). */
export function DeleteDoneTodos() {
  const [remove] = useDeleteDoneTodosMutation();
  const ask = async () => {
    const deleted = await confirmDelete({ title: text.deleteDoneConfirm, onYes: () => remove().unwrap() });
    if (deleted) toast.success(text.doneDeleted);
  };
  return (
    <Button variant="text" size="sm" icon={<TrashIcon />} onClick={() => void ask()}>
      {text.deleteDone}
    </Button>
  );
}
