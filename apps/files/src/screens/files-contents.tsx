import type { ReactNode } from 'react';
import { Alert, Button, EmptyState, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { FolderIcon } from '@hamyar/design-system/icons';
import { failureText } from '@hamyar/module-kit/failure';
import { fa } from '../messages/fa.ts';
import type { FolderContents } from '../shared/use-folder.ts';

/** The rows of a folder, or why there are none: they are being read, there is nothing, or something went wrong. */
export function FilesContents({
  contents,
  gone,
  searched,
  mayUpload,
  onRoot,
  children,
}: {
  contents: FolderContents;
  /** The folder of the address does not exist, or the person may not see it. */
  gone: boolean;
  searched: boolean;
  mayUpload: boolean;
  onRoot(): void;
  children: ReactNode;
}) {
  if (gone)
    return (
      <EmptyState
        kind="files"
        icon={<FolderIcon />}
        title={fa.gone}
        action={<Button onClick={onRoot}>{fa.toRoot}</Button>}
      />
    );
  if (contents.error)
    return <ErrorState title={fa.readFailed} description={failureText(contents.error)} onRetry={contents.refetch} />;
  if (contents.loading) return <Skeleton lines={2} rows={6} />;
  // [2.73] an empty folder says «موردی پیدا نشد», and so does a search
  if (contents.total === 0)
    return (
      <EmptyState kind="files" icon={<FolderIcon />} description={!searched && mayUpload ? fa.emptyHint : undefined} />
    );
  return (
    <>
      {children}
      {contents.moreError ? (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => void contents.readTo(contents.rows.length)}>
              {fa.retry}
            </Button>
          }
        >
          {fa.readMoreFailed}
        </Alert>
      ) : null}
    </>
  );
}
