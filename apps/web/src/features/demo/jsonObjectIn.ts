import { isFields } from '../../shared/storedShape';

/** The object that a chosen file has as JSON, null where it has none. Its fields are for the server to look at. */
export function jsonObjectIn<T extends object>(text: string): T | null {
  try {
    const data = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    return isFields(data) ? (data as T) : null;
  } catch {
    return null;
  }
}
