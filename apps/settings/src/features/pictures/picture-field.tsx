import { useRef, useState } from 'react';
import { FILE_INPUT_MAX_BYTES } from '@hamyar/contracts';
import { attachmentStore } from '@hamyar/contracts/attachments';
import { Button } from '@hamyar/design-system/basics';
import { DEFAULT_FILE_LIMITS, refusedFileText, pickStatus } from '@hamyar/design-system/files';
import { failureOf, upload } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';

const text = fa.pictures;
const LIMITS = { ...DEFAULT_FILE_LIMITS, maxBytes: FILE_INPUT_MAX_BYTES, maxFiles: 1 };

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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const uploadFile = async (file: File | undefined) => {
    if (!file) return;
    const status = pickStatus(file, LIMITS);
    setError(refusedFileText(status, file.size, LIMITS.maxBytes) ?? '');
    if (status !== 0) return;
    setBusy(true);
    const result = await upload(attachmentStore, { purpose: 'setting' }, file).done;
    setBusy(false);
    const failure = failureOf(result);
    if (failure) return setError((failure.errors?.[0]?.message ?? failure.message) || fa.form.failed);
    if (result.data) onChange(result.data.token);
    setPreview(URL.createObjectURL(file));
  };

  const imageUrl = token === null ? null : token ? preview : stored;
  return (
    <div className="settings-picture">
      <span className={dark ? 'settings-picture-view settings-picture-dark' : 'settings-picture-view'}>
        {imageUrl ? <img src={imageUrl} alt={label} /> : <small>{text.none}</small>}
      </span>
      <Button size="sm" loading={busy} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      {imageUrl ? (
        <Button size="sm" variant="danger-text" onClick={() => onChange(null)}>
          {text.remove}
        </Button>
      ) : null}
      {error ? <small role="alert">{error}</small> : <small>{text.help}</small>}
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png"
        aria-label={label}
        onChange={(event) => {
          void uploadFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
