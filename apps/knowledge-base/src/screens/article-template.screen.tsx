import type { ArticleTemplate } from '@hamyar/contracts';
import { PageHeader } from '@hamyar/design-system/layout';
import { DeleteButton } from '@hamyar/module-kit/form';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useArticleTemplateQuery, useDeleteArticleTemplateMutation } from '../api/article-template.api.ts';
import { TemplateForm } from '../features/article-templates/template.form.tsx';
import { staffText, staffTitles } from '../messages/fa-staff.ts';

const LIST = '/settings/knowledgebaseTemplate';

/** Page of one template with its form. */
export function ArticleTemplateScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useArticleTemplateQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-knowledgebaseTemplate-id'>({ id: reading.data?.name });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? staffTitles.template} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <TemplateForm
            key={stored.id}
            label={staffTitles.template}
            stored={stored}
            onDone={leave}
            actions={<DeleteTemplate template={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </>
  );
}

function DeleteTemplate({ template, onDeleted }: { template: ArticleTemplate; onDeleted(): void }) {
  const [remove] = useDeleteArticleTemplateMutation();
  return (
    <DeleteButton
      question={{ title: fill(staffText.templates.deleteTitle, { name: isolate(template.name) }) }}
      remove={() => remove(template.id).unwrap()}
      deleted={staffText.templates.deleted}
      onDeleted={onDeleted}
    >
      {staffText.templates.delete}
    </DeleteButton>
  );
}
