import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useThemeEnvironment } from './theme-provider.tsx';

/** True for a plain left click inside the page: no modifier, no other target, not handled before. */
function isPlainLeftClick(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    (target === undefined || target === '_self') &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/**
 * Click handler for a link of this product: plain clicks go through `navigate` of {@link ThemeProvider}, all others
 * (new tab, download, other sites) are left to the browser.
 */
export function useLinkClick(
  href: string | undefined,
  target?: string,
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void,
) {
  const { navigate } = useThemeEnvironment();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      !navigate ||
      href === undefined ||
      !href.startsWith('/') ||
      href.startsWith('//') ||
      !isPlainLeftClick(event, target)
    )
      return;
    event.preventDefault();
    navigate(href);
  };
}

/** Props of {@link TextLink}; all props of a native link are passed on. */
export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another page of the product. */
export function TextLink({ href, target, onClick, ...rest }: TextLinkProps) {
  return <a href={href} target={target} onClick={useLinkClick(href, target, onClick)} {...rest} />;
}
