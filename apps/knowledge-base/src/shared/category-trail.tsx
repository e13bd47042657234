import { PreviousIcon } from '@hamyar/design-system/icons';
import { Line } from '@hamyar/design-system/basics';
import { TextLink } from '@hamyar/design-system/theme';
import { titles } from '../messages/fa-manifest.ts';
import { fa } from '../messages/fa.ts';
import { categoryPath } from './article-address.ts';

/** From the first page down to the category of what is read. */
export function CategoryTrail({ path }: { path: readonly { id: number; name: string }[] }) {
  return (
    <nav className="kb-trail" aria-label={fa.path}>
      <TextLink href="/kb">{titles.module}</TextLink>
      {path.map(({ id, name }) => (
        <span key={id}>
          <NextSign />
          <TextLink href={categoryPath(id)}>
            <Line>{name}</Line>
          </TextLink>
        </span>
      ))}
    </nav>
  );
}

/** Points to the left, where the next step stands. */
const NextSign = () => <PreviousIcon size={10} className="kb-trail-separator" />;
