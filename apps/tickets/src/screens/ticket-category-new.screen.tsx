import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { TicketCategoryForm } from '../features/ticket-categories/ticket-category.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/settings/ticketCategory';

/** Page with the form for a new category of tickets. */
export function TicketCategoryNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={titles.settings.categoryNew} backHref={LIST} />
      <TicketCategoryForm
        label={titles.settings.categoryNew}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </>
  );
}
