import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { TemplateForm } from '../features/templates/template.form.tsx';
import { templateTitles } from '../messages/fa-templates.ts';
import '../templates.css';

const LIST = '/settings/ticketTemplates';

/** Page with the form for a new ready-made text. */
export function TicketTemplateNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={templateTitles.new} backHref={LIST} />
      <TemplateForm
        label={templateTitles.new}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </>
  );
}
