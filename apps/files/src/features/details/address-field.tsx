import { CopyButton } from '@hamyar/design-system/basics';
import { fa } from '../../messages/fa.ts';

/** The address of a file, which can be marked and copied where the browser gives no clipboard. */
export const AddressField = ({ address }: { address: string }) => (
  <div className="files-address">
    <input
      readOnly
      dir="ltr"
      className="hd-lat"
      aria-label={fa.details.address}
      value={address}
      onClick={(event) => event.currentTarget.select()}
    />
    <CopyButton text={address} />
  </div>
);
