import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { TemplateForm } from '../features/article-templates/template.form.tsx';
import { staffTitles } from '../messages/fa-staff.ts';

const LIST = '/settings/knowledgebaseTemplate';

/** Page with the form for a new template. */
export function ArticleTemplateNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={staffTitles.templateNew} backHref={LIST} />
      <TemplateForm
        label={staffTitles.templateNew}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </>
  );
}
