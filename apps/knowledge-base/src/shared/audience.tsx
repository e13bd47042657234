import type { ArticleGroup, Visibility } from '@hamyar/contracts';
import { Tag } from '@hamyar/design-system/basics';
import { CustomersIcon, GlobeIcon, LockIcon } from '@hamyar/design-system/icons';
import { staffText } from '../messages/fa-staff.ts';

const text = staffText.audience;

/** Everybody, or a group [3.7], as one value. */
export const audienceOf = ({
  public: open,
  user_group: group,
}: {
  public: boolean;
  user_group: ArticleGroup;
}): Visibility => (open ? 'public' : group);
/** The two fields of the call for it. */
export const audienceFields = (audience: Visibility): { public: boolean; user_group: ArticleGroup } =>
  audience === 'public' ? { public: true, user_group: 'both' } : { public: false, user_group: audience };

/** The audiences as options of a select. */
export const audienceOptions = (['public', 'customers', 'employees', 'both'] as const).map((value) => ({
  value,
  label: value === 'public' ? `${text.public.label}، ${text.public.hint}` : text[value].label,
}));

const TONES = { public: 'success', customers: 'info', employees: 'neutral', both: 'primary' } as const;
const ICONS = { public: GlobeIcon, customers: CustomersIcon, employees: LockIcon, both: CustomersIcon };

/** For whom an article or a category is, as a tag. */
export function AudienceTag({ audience }: { audience: Visibility }) {
  const Icon = ICONS[audience];
  return (
    <Tag tone={TONES[audience]} icon={<Icon size={13} />}>
      {text[audience].label}
    </Tag>
  );
}
