import { ARTICLE_MAX, PAGE_SIZES } from '@hamyar/contracts';
import { ticketGet } from '@hamyar/contracts/tickets';
import { rules, Select, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, type FieldSpecs } from '@hamyar/module-kit/form';
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

interface NewArticle {
  name: string;
  template_id: number | null;
}

const FIELDS = { name: { required: true, rules: [rules.letter()] } } satisfies FieldSpecs<NewArticle>;

/** Begins a draft: its name, and a template where there is one. Everything else is written in the editor. */
export function NewArticleDialog({ miss, ticket, onClose }: NewArticleDialogProps) {
  const navigate = useNavigate();
  const [create] = useCreateArticleMutation();
  const templates = useArticleTemplatesQuery({ perPage: PAGE_SIZES.at(-1) }).data?.data ?? [];
  const form = useDialogForm<NewArticle, { id: number }>({
    initial: { name: miss?.text ?? ticket?.subject ?? '', template_id: null },
    fields: FIELDS,
    send: async ({ name, template_id }) => {
      const template = templates.find(({ id }) => id === template_id);
      // the text of the ticket stays whole below the outline of the template
      const texts = [template?.body, ticket && (await bodyOf(ticket.id))].filter((body) => body !== undefined);
      return create({
        name: name.trim(),
        ...(texts.length > 0 ? { body_html: texts.join('') } : {}),
        ...(ticket ? { source_ticket_id: ticket.id } : {}),
        ...(template ? { template_id: template.id, ...template.fields } : {}),
        ...(miss ? { search_miss_id: miss.id, keywords: [miss.text] } : {}),
      });
    },
    onSaved: ({ id }) => {
      toast.success(text.created);
      onClose();
      navigate({ route: 'knowledgeBase-articles-id', params: { id } });
    },
  });
  return (
    <FormDialog form={form} title={text.new} submitLabel={text.create} initialFocus="input" onClose={onClose}>
      <FormField form={form} name="name" label={text.name}>
        {(control) => <TextField {...control} maxLength={ARTICLE_MAX.name} />}
      </FormField>
      {templates.length > 0 ? (
        <FormField form={form} name="template_id" label={text.template}>
          {(control) => (
            <Select
              {...control}
              clearable
              placeholder={text.noTemplate}
              options={templates.map((template) => ({ value: template.id, label: template.name }))}
            />
          )}
        </FormField>
      ) : null}
    </FormDialog>
  );
}

/** Question and answer of the ticket; an article is begun without them where they cannot be read now. */
async function bodyOf(ticketId: number): Promise<string | undefined> {
  const { data } = await send(ticketGet, { id: ticketId });
  return data && bodyOfTicket(data.contents, staffText.answers);
}
