import type { RichTextHeading } from '@hamyar/design-system/editor';
import { CountBadge, Line } from '@hamyar/design-system/basics';
import { ChevronDownIcon, ListViewIcon } from '@hamyar/design-system/icons';
import { fa } from '../../messages/fa.ts';
import { useOpenSection } from './use-open-section.ts';

const text = fa.article;

/** The sections of an article beside it, with a rail at the one that is being read. */
export function ContentsRail({ headings }: { headings: readonly RichTextHeading[] }) {
  const open = useOpenSection(headings);
  if (headings.length < 2) return null;
  return (
    <nav className="kb-contents" aria-label={text.contents}>
      <small>{text.contents}</small>
      <Sections headings={headings} open={open} />
    </nav>
  );
}

/** The same above the article on narrow screens, folded. */
export function ContentsFold({ headings }: { headings: readonly RichTextHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <details className="kb-contents-fold">
      <summary>
        <ListViewIcon size={16} />
        {text.contents}
        <CountBadge value={headings.length} />
        <ChevronDownIcon size={12} />
      </summary>
      <Sections headings={headings} />
    </details>
  );
}

function Sections({ headings, open }: { headings: readonly RichTextHeading[]; open?: string }) {
  return (
    <ul>
      {headings.map(({ id, text: words, level }) => (
        <li key={id} className={level > 2 ? 'kb-contents-inner' : undefined}>
          <a href={`#${id}`} aria-current={id === open ? 'location' : undefined}>
            <Line>{words}</Line>
          </a>
        </li>
      ))}
    </ul>
  );
}
