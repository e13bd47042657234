import { licenseGet } from '@hamyar/contracts/license';
import { licenseChanged, selectUser, send, type AppStore } from '@hamyar/store';

/** Reads the license for a full admin. Staff edition only: the customer edition does not contain the call. */
export async function readLicense(store: AppStore): Promise<void> {
  if (!selectUser(store.getState())?.full_admin) return;
  const { data } = await send(licenseGet);
  if (data) store.dispatch(licenseChanged(data));
}
