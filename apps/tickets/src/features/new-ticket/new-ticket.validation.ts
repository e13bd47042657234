import type { TicketKind } from '@hamyar/contracts';
import type { FieldRule } from '@hamyar/design-system/rules';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { shared } from '@hamyar/persian';
import { isEmptyDraft } from '../../shared/compose-draft.ts';
import { TEXT_FIELD_SPECS } from '../../shared/text-field-specs.ts';
import type { NewTicketValues } from './new-ticket.conversions.ts';

interface FormNeeds {
  kind: TicketKind;
  /** The department has categories to choose from. */
  hasCategories: boolean;
}

/** A file alone is content too. */
const hasContent: FieldRule = (_, values) =>
  isEmptyDraft(values as unknown as NewTicketValues) ? shared.fieldRequired : null;

/** What is asked of a new ticket before the server decides, again and in full. */
export const newTicketFields = ({ kind, hasCategories }: FormNeeds): FieldSpecs<NewTicketValues> => ({
  customer_ids: { required: needsCustomer(kind), wire: 'customer_id' },
  department_id: { required: true },
  category_id: { required: kind === 'customer' && hasCategories },
  ...TEXT_FIELD_SPECS,
  body_html: { allowHtml: true, rules: [hasContent] },
});

/** Kinds that are written for or to a customer. */
export const needsCustomer = (kind: TicketKind): boolean => kind === 'behalf' || kind === 'to_customer';
