/** x */
export function LogScreen() {
  return null;
}
