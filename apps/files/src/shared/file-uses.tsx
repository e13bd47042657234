import { Alert, Name, Skeleton } from '@hamyar/design-system/basics';
import { useFileUsesQuery } from '../api/file.api.ts';
import { fa } from '../messages/fa.ts';

const text = fa.uses;

/** The rows that use a file: named as far as the person may view them, the others counted. */
export function FileUses({ id }: { id: number }) {
  const { currentData, error } = useFileUsesQuery(id, { refetchOnMountOrArgChange: true });
  if (!currentData) return error ? <Alert tone="error">{text.failed}</Alert> : <Skeleton lines={2} />;
  const { uses, hidden } = currentData;
  return (
    <ul className="files-uses">
      {uses.map((use) => (
        <li key={`${use.kind}-${use.id}-${use.name}`}>
          <small>{text.kinds[use.kind]}</small> <Name>{use.name}</Name>
        </li>
      ))}
      {hidden > 0 ? <li>{text.hidden(hidden)}</li> : null}
    </ul>
  );
}
