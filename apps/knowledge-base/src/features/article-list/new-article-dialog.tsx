import { useState } from 'react';
import { ARTICLE_MAX, PAGE_SIZES } from '@hamyar/contracts';
import { ticketGet } from '@hamyar/contracts/tickets';
import { Field } from '@hamyar/design-system/basics';
import { rules, Select, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { useNavigate } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';
import { useArticleTemplatesQuery } from '../../api/article-template.api.ts';
import { useCreateArticleMutation } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { bodyOfTicket } from '../../shared/answer-html.ts';

const text = staffText.article;

interface NewArticleDialogProps {
  /** The search without a result that the article is to answer. */
  miss?: { id: number; text: string };
  /** The ticket that the article is made of. */
  ticket?: { id: number; subject: string };
  onClose(): void;
}

/** Begins a draft: its name, and a template where there is one. Everything else is written in the editor. */
export function NewArticleDialog({ miss, ticket, onClose }: NewArticleDialogProps) {
  const navigate = useNavigate();
  const [create, { isLoading, error }] = useCreateArticleMutation();
  const templates = useArticleTemplatesQuery({ perPage: PAGE_SIZES.at(-1) }).data?.data ?? [];
  const [name, setName] = useState(miss?.text ?? ticket?.subject ?? '');
  const [templateId, setTemplateId] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    const refused = rules.required()(name.trim(), {}) ?? rules.noHtml()(name, {});
    setProblem(refused ?? undefined);
    if (refused) return;
    const template = templates.find(({ id }) => id === templateId);
    const result = await create({
      name: name.trim(),
      ...(ticket ? { source_ticket_id: ticket.id, body_html: await bodyOf(ticket.id) } : {}),
      ...(template ? { template_id: template.id, body_html: template.body, ...template.fields } : {}),
      ...(miss ? { search_miss_id: miss.id, keywords: [miss.text] } : {}),
    });
    if (!result.data) return;
    toast.success(text.created);
    onClose();
    navigate({ route: 'knowledgeBase-articles-id', params: { id: result.data.id } });
  };
  return (
    <FormDialog
      title={text.new}
      submitLabel={text.create}
      sending={isLoading}
      error={error ? failureText(error) : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field id="kb-new-name-field" controlId="kb-new-name" label={text.name} required error={problem}>
        <TextField
          id="kb-new-name"
          autoFocus
          required
          invalid={problem !== undefined}
          maxLength={ARTICLE_MAX.name}
          value={name}
          onChange={setName}
        />
      </Field>
      {templates.length > 0 ? (
        <Field id="kb-new-template-field" controlId="kb-new-template" label={text.template}>
          <Select
            id="kb-new-template"
            clearable
            placeholder={text.noTemplate}
            options={templates.map((template) => ({ value: template.id, label: template.name }))}
            value={templateId}
            onChange={setTemplateId}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}

/** Question and answer of the ticket; an article is begun without them where they cannot be read now. */
async function bodyOf(ticketId: number): Promise<string | undefined> {
  const { data } = await send(ticketGet, { id: ticketId });
  return data && bodyOfTicket(data.contents, staffText.answers);
}
