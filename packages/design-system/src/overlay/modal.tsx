import { useId } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../basics/class-names.ts';
import { lineText } from '../basics/text.tsx';
import { CloseIcon } from '../icons/essential.tsx';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { Mask } from './mask.tsx';
import { overlayText } from './messages.ts';
import { ModalLayer } from './modal-layer.tsx';

/** Widths of dialogs in pixels (spec 2.91; share and organisation from the reference screens). */
export const MODAL_WIDTHS = {
  details: 450,
  category: 650,
  sort: 500,
  templates: 700,
  articles: 700,
  share: 660,
  organization: 720,
  confirm: 420,
} as const;

/** Props of {@link Modal}. */
export interface ModalProps {
  open: boolean;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A named width of the spec, or pixels; 450 by default. On phones every dialog is a sheet over the whole width. */
  width?: keyof typeof MODAL_WIDTHS | number;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; the first is the main one and is at the start. */
  footer?: ReactNode;
  /** Buttons at the other end of the footer, apart from those that end the dialog, such as «حذف». */
  footerEnd?: ReactNode;
  /** Cannot be closed by Escape, the cross or a press outside, while something is being saved. */
  busy?: boolean;
  /** A press outside does not close it: for forms with unsaved text. */
  keepOnOutsidePress?: boolean;
  initialFocus?: string;
  className?: string;
  flush?: boolean;
}

/** A dialog over the page. It traps the focus and returns it. */
export function Modal(props: ModalProps) {
  const { getPopupContainer } = useThemeEnvironment();
  return props.open ? createPortal(<OpenModal {...props} />, getPopupContainer?.() ?? document.body) : null;
}

function OpenModal({
  title,
  subtitle,
  width = 'details',
  onClose,
  children,
  footer,
  footerEnd,
  busy = false,
  keepOnOutsidePress,
  initialFocus,
  className,
  flush,
}: ModalProps) {
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Mask
      onPress={() => {
        if (!keepOnOutsidePress) close();
      }}
    >
      <ModalLayer onEscape={close} initialFocus={initialFocus}>
        {(ref) => (
          <div
            ref={ref}
            role="dialog"
            aria-modal="true"
            aria-labelledby={id}
            tabIndex={-1}
            className={classNames('hd-dialog', className)}
            style={{ width: typeof width === 'number' ? width : MODAL_WIDTHS[width] }}
          >
            <header className="hd-dialog-head">
              <div>
                <h2 id={id}>{title}</h2>
                {subtitle ? <p>{typeof subtitle === 'string' ? lineText(subtitle) : subtitle}</p> : null}
              </div>
              <button
                type="button"
                className="hd-dialog-close"
                aria-label={overlayText.close}
                disabled={busy}
                onClick={close}
              >
                <CloseIcon size={18} />
              </button>
            </header>
            <div className={classNames('hd-dialog-body', flush && 'hd-dialog-flush')}>{children}</div>
            {footer || footerEnd ? (
              <footer className="hd-dialog-foot">
                {footer}
                {footerEnd ? <div className="hd-dialog-foot-end">{footerEnd}</div> : null}
              </footer>
            ) : null}
          </div>
        )}
      </ModalLayer>
    </Mask>
  );
}

/** Props of {@link Drawer}. */
export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** Pixels; 420 by default. */
  width?: number;
  /** Details come from the left, navigation from the right. */
  placement?: 'left' | 'right';
  /** Next to the page instead of over it: no mask, the page stays usable. */
  docked?: boolean;
  extra?: ReactNode;
  className?: string;
}

/** A panel from the side. */
export function Drawer(props: DrawerProps) {
  const { getPopupContainer } = useThemeEnvironment();
  if (!props.open) return null;
  return createPortal(
    props.docked ? <DockedDrawer {...props} /> : <ModalDrawer {...props} />,
    getPopupContainer?.() ?? document.body,
  );
}

function DrawerContent({ id, title, extra, onClose, children, footer }: DrawerProps & { id: string }) {
  return (
    <>
      <header className="hd-drawer-head">
        <h2 id={id}>{title}</h2>
        <span className="hd-grow" />
        {extra}
        <button type="button" className="hd-dialog-close" aria-label={overlayText.close} onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </header>
      <div className="hd-drawer-body hd-dialog-body">{children}</div>
      {footer ? <footer className="hd-dialog-foot">{footer}</footer> : null}
    </>
  );
}

function DockedDrawer(props: DrawerProps) {
  const id = useId();
  return (
    <aside
      className={classNames('hd-drawer', `hd-drawer-${props.placement ?? 'left'}`, 'hd-drawer-docked', props.className)}
      style={{ width: props.width ?? 420 }}
      aria-labelledby={id}
    >
      <DrawerContent {...props} id={id} />
    </aside>
  );
}

function ModalDrawer(props: DrawerProps) {
  const id = useId();
  return (
    <Mask className="hd-mask-drawer" onPress={props.onClose}>
      <ModalLayer onEscape={props.onClose}>
        {(ref) => (
          <div
            ref={ref}
            role="dialog"
            aria-modal="true"
            aria-labelledby={id}
            tabIndex={-1}
            className={classNames('hd-drawer', `hd-drawer-${props.placement ?? 'left'}`, props.className)}
            style={{ width: props.width ?? 420 }}
          >
            <DrawerContent {...props} id={id} />
          </div>
        )}
      </ModalLayer>
    </Mask>
  );
}
