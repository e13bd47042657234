import { useCallback } from 'react';
import type { UserImportGetData } from '@hamyar/contracts';
import { Button, Ltr } from '@hamyar/design-system/basics';
import { DownloadIcon } from '@hamyar/design-system/icons';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { download } from '@hamyar/module-kit/files';
import { useIdParam, usePageParams } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { refetchLatest, skipToken } from '@hamyar/store';
import { useCustomerImportQuery } from '../api/import.api.ts';
import '../css/import.css';
import { EarlierImports } from '../features/customer-import/earlier-imports.tsx';
import { ImportButton } from '../features/customer-import/import-button.tsx';
import { ImportProgress, ImportStart } from '../features/customer-import/import-run.tsx';
import { ImportCounts, ImportFaults, ImportSteps } from '../features/customer-import/import-summary.tsx';
import { useImportBatch } from '../features/customer-import/use-import-batch.ts';
import { faImport as text } from '../messages/fa-import.ts';

/** `/customers/imports/:id`: what a file of customers would do, and what came of it (spec 2.57, decisions 2.20). */
export function CustomerImportScreen() {
  const id = useIdParam();
  const reading = useCustomerImportQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const { data: file, refetch } = reading;
  usePageParams<'customers-imports-id'>({ file: file?.file_name });
  const readAgain = useCallback(() => void refetchLatest({ refetch }), [refetch]);
  const batch = useImportBatch(file?.batch_id ?? null, readAgain);
  const undo = useImportBatch(file?.undo_batch_id ?? null, readAgain);
  return (
    <Page>
      <PageHeader
        title={text.title}
        backHref="/customers"
        subtitle={file ? <FileLine file={file} /> : undefined}
        actions={
          <>
            <ImportButton label={text.another} />
            {file && file.faulty_rows > 0 ? (
              <Button icon={<DownloadIcon />} onClick={() => download(`/api/userImport/${file.id}/faults`)}>
                {text.errorFile}
              </Button>
            ) : null}
          </>
        }
      />
      <ResourceView reading={reading}>
        {(stored) => (
          <div className="customers-import">
            <ImportSteps state={stored.state} />
            <div className="customers-import-main">
              <ImportCounts counts={stored.counts} />
              <ImportFaults faults={stored.faults} />
            </div>
            <aside>
              {stored.state === 'ready' ? <ImportStart id={stored.id} counts={stored.counts} /> : null}
              {batch ? <ImportProgress file={stored} batch={batch} undo={undo} /> : null}
              <EarlierImports than={stored.id} />
            </aside>
          </div>
        )}
      </ResourceView>
    </Page>
  );
}

function FileLine({ file }: { file: UserImportGetData }) {
  const separator = file.separator === '\t' ? text.tab : file.separator;
  return (
    <>
      <Ltr latin>{file.file_name}</Ltr> · <Ltr latin>{file.encoding}</Ltr> · {fill(text.found, { separator })}
    </>
  );
}
