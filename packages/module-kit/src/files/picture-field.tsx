import { useState, type ReactNode } from 'react';
import type { FileOwnerKind } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';
import { PictureButton } from './picture-button.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

const text = kitText.picture;

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  id?: string;
  label: string;
  /** The kind of row that gets the picture; its limits are checked before the upload. */
  kind: FileOwnerKind;
  /** Address of the stored picture; null where there is none. */
  stored: string | null;
  /** undefined: unchanged; null: removed; a token: uploaded and not saved yet. */
  token: string | null | undefined;
  onChange: (token: string | null) => void;
  /** What may be chosen, in words. */
  help?: ReactNode;
  /** What is shown without a picture. */
  none?: ReactNode;
  /** On a dark ground. */
  dark?: boolean;
  'aria-describedby'?: string;
}

/**
 * One picture that can be replaced or removed: chosen, dropped, or taken from the files that another module offers. A new file is uploaded immediately, and used after the
 * form is saved.
 */
export function PictureField({
  id,
  label,
  kind,
  stored,
  token,
  onChange,
  help,
  none,
  dark,
  'aria-describedby': describedBy,
}: PictureFieldProps) {
  const [preview, setPreview] = useState<string | null>(null);
  const [error, setError] = useState('');
  const picture = usePictureUpload(
    kind,
    (uploaded, address) => {
      onChange(uploaded.token);
      setPreview(address);
    },
    setError,
  );

  const imageUrl = token === null ? null : token ? preview : stored;
  return (
    <div className={picture.over ? 'hd-picture hd-picture-over' : 'hd-picture'} {...picture.dropTarget}>
      <span className={dark ? 'hd-picture-view hd-picture-dark' : 'hd-picture-view'}>
        {imageUrl ? <img src={imageUrl} alt={label} /> : <small>{none}</small>}
      </span>
      <PictureButton id={id} aria-describedby={describedBy} label={label} picture={picture}>
        {text.choose}
      </PictureButton>
      {imageUrl ? (
        <Button size="sm" variant="danger-text" onClick={() => onChange(null)}>
          {text.remove}
        </Button>
      ) : null}
      {error ? <small role="alert">{error}</small> : help ? <small>{help}</small> : null}
    </div>
  );
}
