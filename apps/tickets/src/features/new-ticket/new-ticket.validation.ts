import type { AskedField, TicketKind } from '@hamyar/contracts';
import type { FieldRule } from '@hamyar/design-system/rules';
import { customFieldSpecs } from '@hamyar/module-kit/custom-fields';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { shared } from '@hamyar/persian';
import { isEmptyDraft } from '../../shared/compose-draft.ts';
import { TEXT_FIELD_SPECS } from '../../shared/text-field-specs.ts';
import type { NewTicketValues } from './new-ticket.conversions.ts';

interface FormNeeds {
  kind: TicketKind;
  /** The department has categories to choose from. */
  hasCategories: boolean;
  /** The custom fields of the form, with what is filled in. */
  asked?: { fields: readonly AskedField[]; typed: NewTicketValues['custom_values'] } | undefined;
}

/** A message with only a file is allowed. */
const hasContent: FieldRule = (_, values) =>
  isEmptyDraft(values as unknown as NewTicketValues) ? shared.fieldRequired : null;

/** The checks of a new ticket in the browser; the server checks everything again. */
export const newTicketFields = ({ kind, hasCategories, asked }: FormNeeds): FieldSpecs<NewTicketValues> => ({
  customer_ids: { required: needsCustomer(kind), wire: 'customer_id' },
  department_id: { required: true },
  category_id: { required: kind === 'customer' && hasCategories },
  ...TEXT_FIELD_SPECS,
  body_html: { allowHtml: true, rules: [hasContent] },
  ...(asked && customFieldSpecs(asked.fields, asked.typed)),
});

/** Kinds that are written for or to a customer. */
export const needsCustomer = (kind: TicketKind): boolean => kind === 'behalf' || kind === 'to_customer';
