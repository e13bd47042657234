import { Popover } from '@hamyar/design-system/basics';
import { LinkIcon } from '@hamyar/design-system/icons';
import { useFileUsesQuery } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';
import { FileUses } from '../../shared/file-uses.tsx';

/** In how many places a file is used; a press names them. */
export function UsesLine({ id }: { id: number }) {
  const { currentData, error } = useFileUsesQuery(id, { refetchOnMountOrArgChange: true });
  if (error) return null;
  if (!currentData) return <p className="files-uses-line" aria-busy="true" />;
  if (currentData.total === 0)
    return (
      <p className="files-uses-line">
        <LinkIcon size={15} />
        {fa.uses.none}
      </p>
    );
  return (
    <Popover
      label={fa.uses.count(currentData.total)}
      trigger={(props) => (
        <button type="button" className="files-uses-line files-uses-open" {...props}>
          <LinkIcon size={15} />
          {fa.uses.count(currentData.total)}
        </button>
      )}
    >
      <FileUses id={id} />
    </Popover>
  );
}
