import type { ReactNode } from 'react';
import { publicFileUrl, type SystemSettings } from '@hamyar/contracts';
import { fill, isolate, toFa } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

/** The logo of this installation; undefined when it has none and the product's logo is shown (spec 1.3). */
export function brandLogo(name: string | null, title: string, height: number): ReactNode | undefined {
  return name ? <img src={publicFileUrl(name)} alt={title} height={height} className="sh-logo" /> : undefined;
}

/** The footer text of this installation; nothing when it has none. */
export const FooterText = ({ settings: { footer_text } }: { settings: Pick<SystemSettings, 'footer_text'> }) =>
  footer_text ? (
    <span className="sh-footer-text">
      <bdi>{footer_text}</bdi>
    </span>
  ) : null;

/** «نسخهٔ ۰٫۱٫۰» of the footer (spec 1.3). */
export const versionText = ({ version }: Pick<SystemSettings, 'version'>): string =>
  fill(fa.top.version, { v: isolate(toFa(version)) });
