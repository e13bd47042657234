import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { fill } from '@hamyar/persian';
import { useDeleteArticlesMutation } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.article;

/** Deletes the selected articles, after a question; says of how many it could not. */
export function DeleteArticles({ ids, onDeleted }: { ids: readonly number[]; onDeleted(): void }) {
  const [remove] = useDeleteArticlesMutation();
  const ask = async () => {
    const deleted = await confirmDelete({
      title: fill(text.deleteSomeTitle, { n: ids.length }),
      onYes: async () => {
        const { failed } = await remove([...ids]).unwrap();
        if (failed.length < ids.length) toast.success(fill(text.deletedSome, { n: ids.length - failed.length }));
        if (failed.length > 0) toast.error(`${fill(text.notDeleted, { n: failed.length })}: ${failed[0]!.message}`);
      },
    });
    if (deleted) onDeleted();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} onClick={() => void ask()}>
      {text.deleteSome}
    </Button>
  );
}
