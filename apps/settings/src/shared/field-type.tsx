import type { CustomFieldType } from '@hamyar/contracts/forms';
import { CalendarIcon, icon, KeyIcon, LinkIcon, LockIcon, type Icon } from '@hamyar/design-system/icons';
import { faFields } from '../messages/fa-fields.ts';

const ShortTextIcon = /* @__PURE__ */ icon(
  'ShortTextIcon',
  'M4 7V5h11v2M9.5 5v14M7.5 19h4M14.5 12.5v-1.5h6v1.5M17.5 11v8M16 19h3',
);
const LongTextIcon = /* @__PURE__ */ icon('LongTextIcon', 'M4 6h16M9 10h11M4 14h16M9 18h11');
const CheckboxIcon = /* @__PURE__ */ icon('CheckboxIcon', 'M4.5 4.5h15v15h-15zM8 12.2l2.8 2.8 5-5.5');
const DropdownIcon = /* @__PURE__ */ icon('DropdownIcon', 'M4.5 4.5h15v15h-15zM8.5 10.5l3.5 3.5 3.5-3.5');
const NumberIcon = /* @__PURE__ */ icon('NumberIcon', 'M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16');

const ICONS: Readonly<Record<CustomFieldType, Icon>> = {
  text: ShortTextIcon,
  textArea: LongTextIcon,
  checkbox: CheckboxIcon,
  dropdown: DropdownIcon,
  number: NumberIcon,
  date: CalendarIcon,
  url: LinkIcon,
  password: LockIcon,
  uuid: KeyIcon,
};

/** The sign of a type of custom fields. */
export function FieldTypeIcon({ type }: { type: CustomFieldType }) {
  const Sign = ICONS[type];
  return (
    <span className="cf-type" aria-hidden="true">
      <Sign size={16} />
    </span>
  );
}

/** The name of a type of custom fields. */
export const fieldTypeName = (type: CustomFieldType): string => faFields.types[type];
