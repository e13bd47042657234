import { useState } from 'react';
import { PAGE_SIZES, TEMPLATES_ARE_LICENSED, type Ticket, type TicketTemplate } from '@hamyar/contracts';
import type { EditorCompletion, TextRange } from '@hamyar/design-system/editor';
import { toast } from '@hamyar/design-system/overlay';
import { blockingVariables, fillTemplate, isBlockingVariable, variableRanges } from '@hamyar/domain';
import { failureText } from '@hamyar/module-kit/failure';
import { useGate } from '@hamyar/module-sdk';
import { fill, joinFa } from '@hamyar/persian';
import { failureOf, skipToken } from '@hamyar/store';
import {
  useLazyTicketTemplateValuesQuery,
  useTicketTemplatesQuery,
  useTicketTemplateUploadsMutation,
} from '../../api/ticket-template.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { bodyText } from '../../shared/body-text.ts';
import type { ComposeDraft } from '../../shared/compose-draft.ts';
import { variableLabel } from '../../shared/variable-label.ts';
import { templatesByShortcut } from './template-search.rules.ts';
import type { ComposerState } from './use-composer.ts';

const texts = faStaff.templates;
/** Those that may be written with, in their order. */
export const OFFERED = { status: true, perPage: PAGE_SIZES.at(-1), sort_by: 'order' } as const;

/** Writing with ready-made texts in one composer. */
export interface Templates {
  completion: EditorCompletion;
  flagged(text: string): TextRange[];
  /** The text for this ticket, whose files are now among those of the draft; null when that failed, which is said. */
  apply(template: TicketTemplate): Promise<string | null>;
}

const openVariablesOf = ({ body_html, form_values }: ComposeDraft): string[] =>
  blockingVariables(body_html, form_values.template_id !== undefined);

/** Why a text with variables that are left cannot be sent (decisions 2.12); null when it can. */
export function openVariablesText(draft: ComposeDraft): string | null {
  const open = openVariablesOf(draft);
  return open.length === 0 ? null : fill(texts.open, { names: joinFa(open.map(variableLabel)) });
}

/** Ready-made texts for the composer of a ticket; null without the license. They are loaded at the first slash. */
export function useTemplates(ticket: Ticket, { draft }: ComposerState): Templates | null {
  const licensed = useGate(TEMPLATES_ARE_LICENSED);
  const [wanted, setWanted] = useState(false);
  const { data } = useTicketTemplatesQuery(licensed && wanted ? OFFERED : skipToken);
  const [readValues] = useLazyTicketTemplateValuesQuery();
  const [copyFiles] = useTicketTemplateUploadsMutation();
  const templates = data?.data ?? [];

  const apply = async (template: TicketTemplate): Promise<string | null> => {
    const values = await readValues(ticket.id, true);
    const files = template.attachments.length === 0 ? null : await copyFiles(template.id);
    const failure = failureOf(values) ?? (files && failureOf(files));
    if (failure || !values.data) {
      toast.error(failure ? failureText(failure) : texts.failed);
      return null;
    }
    draft.set((before) => ({
      ...before,
      attachments: [...before.attachments, ...(files?.data ?? [])],
      form_values: { ...before.form_values, template_id: template.id },
    }));
    return fillTemplate(template.body, values.data);
  };
  if (!licensed) return null;
  return {
    apply,
    flagged: (line) =>
      variableRanges(line).filter(({ name }) =>
        isBlockingVariable(name, draft.value.form_values.template_id !== undefined),
      ),
    completion: {
      trigger: '/',
      label: texts.title,
      onOpen: () => setWanted(true),
      options: (typed) =>
        templatesByShortcut(templates, typed).map(({ id, name, shortcut, body }) => ({
          key: String(id),
          title: name,
          detail: bodyText(fillTemplate(body, texts.variable)),
          ...(shortcut === null ? {} : { hint: `/${shortcut}` }),
        })),
      choose: async (key) => {
        const template = templates.find(({ id }) => String(id) === key);
        return template ? apply(template) : null;
      },
    },
  };
}
