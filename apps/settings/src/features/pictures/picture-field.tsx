import { useRef, useState } from 'react';
import { Button } from '@hamyar/design-system/basics';
import { FilePicker, usePictureUpload } from '@hamyar/module-kit/files';
import { fa } from '../../messages/fa.ts';

const text = fa.pictures;

interface PictureFieldProps {
  label: string;
  /** Address of the stored picture; null shows the product's own logo. */
  stored: string | null;
  /** undefined: unchanged; null: removed; a token: uploaded and not saved yet. */
  token: string | null | undefined;
  onChange: (token: string | null) => void;
  dark?: boolean;
}

/**
 * A picture of the system that can be replaced or removed. A new file is uploaded immediately, and used after the page
 * is saved.
 */
export function PictureField({ label, stored, token, onChange, dark }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const picture = usePictureUpload('setting');
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
    <div className="settings-picture">
      <span className={dark ? 'settings-picture-view settings-picture-dark' : 'settings-picture-view'}>
        {imageUrl ? <img src={imageUrl} alt={label} /> : <small>{text.none}</small>}
      </span>
      <Button size="sm" loading={picture.busy} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      {imageUrl ? (
        <Button size="sm" variant="danger-text" onClick={() => onChange(null)}>
          {text.remove}
        </Button>
      ) : null}
      {error ? <small role="alert">{error}</small> : <small>{text.help}</small>}
      <FilePicker ref={input} label={label} types={picture.types} onPick={([file]) => void uploadFile(file)} />
    </div>
  );
}
