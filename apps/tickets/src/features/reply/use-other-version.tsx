import { useId, useState, type ReactNode } from 'react';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Button } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import type { Draft } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { otherVersion, type ComposeDraft } from '../../shared/compose-draft.ts';

/** What tells two browsers of one kind apart, which nobody reads. */
const DEVICE_ID = / #\w+$/;

/**
 * The version of this draft that another device wrote (decisions 2.4): its button in the draft line and, opened, its
 * text with the choice between the two. The one that is not chosen stays as the other version until the text is sent.
 */
export function useOtherVersion(draft: Draft<ComposeDraft>): { button: ReactNode; panel: ReactNode } {
  const [open, setOpen] = useState(false);
  const id = useId();
  const other = otherVersion(draft);
  if (!other) return { button: null, panel: null };
  const button = (
    <Button
      variant="link"
      size="sm"
      className="tk-other-open"
      title={texts.exists}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={() => setOpen(!open)}
    >
      {texts.name}
    </Button>
  );
  if (!open) return { button, panel: null };
  const panel = (
    <section id={id} className="tk-other" aria-label={texts.name}>
      <p className="tk-other-head">
        <b>{texts.exists}</b>
        <bdi dir="ltr">{other.device.replace(DEVICE_ID, '')}</bdi>
        <time>{formatDateTime(other.at)}</time>
      </p>
      <RichText html={other.body_html} images={draft.value.attachments} />
      <p className="tk-other-foot">
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setOpen(false);
            draft.swapOther();
          }}
        >
          {texts.use}
        </Button>
        <Button size="sm" variant="text" onClick={() => setOpen(false)}>
          {texts.keep}
        </Button>
        <small>{texts.hint}</small>
      </p>
    </section>
  );
  return { button, panel };
}

const texts = fa.reply.other;
