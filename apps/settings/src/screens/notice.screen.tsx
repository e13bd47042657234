import { Alert, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { PageHeader } from '@hamyar/design-system/layout';
import { failureOf } from '@hamyar/store';
import { useNoticeMatrixQuery } from '../api/notice.api.ts';
import { NoticeMatrix } from '../features/notice-matrix/notice-matrix.tsx';
import { titles } from '../messages/fa-manifest.ts';
import { noticeText } from '../messages/fa-notice.ts';

/** How each event reaches each audience, with the texts of its mails (decisions 2.17 "notice"). */
export function NoticeScreen() {
  const { data, error, refetch } = useNoticeMatrixQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title={titles.notice} subtitle={noticeText.subtitle} />
      {data ? (
        <>
          {data.email_ready ? null : <Alert tone="info">{noticeText.noMail}</Alert>}
          <NoticeMatrix notices={data.notices} />
        </>
      ) : error ? (
        <ErrorState traceId={failureOf({ error })?.request_id} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </>
  );
}
