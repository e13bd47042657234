import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useTicketCategoryQuery } from '../api/ticket-category.api.ts';
import { DeleteCategory } from '../features/ticket-categories/delete-category.tsx';
import { TicketCategoryForm } from '../features/ticket-categories/ticket-category.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/ticketCategory';

/** Page of one category of tickets with its form. */
export function TicketCategoryScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useTicketCategoryQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-ticketCategory-id'>({ id: reading.data?.name });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? titles.settings.category} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <TicketCategoryForm
            key={stored.id}
            label={titles.settings.category}
            stored={stored}
            onDone={leave}
            actions={<DeleteCategory category={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </>
  );
}
