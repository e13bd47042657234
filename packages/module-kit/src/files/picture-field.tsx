import { useRef, useState, type ReactNode } from 'react';
import type { FileOwnerKind } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';
import { FilePicker } from './file-picker.tsx';
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

/** One picture that can be replaced or removed. A new file is uploaded immediately, and used after the form is saved. */
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
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const picture = usePictureUpload(kind);
  const [error, setError] = useState('');

  const uploadFile = async (file: File | undefined) => {
    if (!file) return;
    setError('');
    const result = await picture.send(file);
    if ('refused' in result) return setError(result.refused);
    onChange(result.uploaded.token);
    setPreview(URL.createObjectURL(file));
  };

  const imageUrl = token === null ? null : token ? preview : stored;
  return (
    <div className="hd-picture">
      <span className={dark ? 'hd-picture-view hd-picture-dark' : 'hd-picture-view'}>
        {imageUrl ? <img src={imageUrl} alt={label} /> : <small>{none}</small>}
      </span>
      <Button
        id={id}
        aria-describedby={describedBy}
        size="sm"
        loading={picture.busy}
        onClick={() => input.current?.click()}
      >
        {text.choose}
      </Button>
      {imageUrl ? (
        <Button size="sm" variant="danger-text" onClick={() => onChange(null)}>
          {text.remove}
        </Button>
      ) : null}
      {error ? <small role="alert">{error}</small> : help ? <small>{help}</small> : null}
      <FilePicker ref={input} label={label} types={picture.types} onPick={([file]) => void uploadFile(file)} />
    </div>
  );
}
