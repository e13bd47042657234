import type { ModuleFailureListQuery } from '@hamyar/contracts';
import { Card, IconButton } from '@hamyar/design-system/basics';
import { RefreshIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { defineList, ListItems, useListQuery } from '@hamyar/module-kit/list';
import { useModuleFailuresQuery } from '../api/log.api.ts';
import { ModuleFailureItem } from '../features/module-health/module-failure-item.tsx';
import { fa } from '../messages/fa.ts';

const text = fa.moduleHealth;
const failureList = defineList<ModuleFailureListQuery>()({ filters: {}, sorts: [] });

/** Failures of modules in browsers during the last 30 days, per release and day. */
export function ModuleHealthScreen() {
  const list = useListQuery(failureList);
  const reading = useModuleFailuresQuery(list.query, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <Card
        flush
        title={text.log}
        extra={
          <IconButton
            label={text.refresh}
            icon={<RefreshIcon />}
            size="sm"
            loading={reading.isFetching}
            onClick={() => void reading.refetch()}
          />
        }
      >
        <ListItems list={list} reading={reading} label={text.log} empty={text.empty} className="settings-log">
          {(row) => <ModuleFailureItem key={row.last_trace_id} row={row} />}
        </ListItems>
      </Card>
    </>
  );
}
