import type { FileUsesData } from '@hamyar/contracts/files';
import { Alert, Name, Skeleton } from '@hamyar/design-system/basics';
import { Link, type LinkTarget } from '@hamyar/module-sdk';
import { useFileUsesQuery } from '../api/file.api.ts';
import { fa } from '../messages/fa.ts';

const text = fa.uses;
type Use = FileUsesData['uses'][number];

/** The page that shows the row; null for one without a page of its own. */
function pageOf({ object_type, object_id: id }: Use): LinkTarget | null {
  if (object_type === 'ticket') return { route: 'tickets-id', params: { id } };
  return object_type === 'organization' ? { route: 'organization-id', params: { id } } : null;
}

/** The rows that use a file: named as far as the person may view them, the others counted. */
export function FileUses({ id }: { id: number }) {
  const { currentData, error } = useFileUsesQuery(id, { refetchOnMountOrArgChange: true });
  if (!currentData) return error ? <Alert tone="error">{text.failed}</Alert> : <Skeleton lines={2} />;
  const { uses, hidden } = currentData;
  return (
    <ul className="files-uses">
      {uses.map((use) => {
        const page = pageOf(use);
        return (
          <li key={`${use.kind}-${use.id}`}>
            <small>{text.objects[use.object_type] ?? text.other}</small>
            {page === null ? (
              <Name>{use.name}</Name>
            ) : (
              <Link to={page}>
                <Name>{use.name}</Name>
              </Link>
            )}
          </li>
        );
      })}
      {hidden > 0 ? <li>{text.hidden(hidden)}</li> : null}
    </ul>
  );
}
