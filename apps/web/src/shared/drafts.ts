import { changes } from './changes';
import { encryptedStore } from './encryptedStore';
import { isText, recordOf } from './storedShape';
import { tabStorage } from './browserStorage';

/** By author (empty: not signed in), then by form. */
type Drafts = Record<string, Record<string, string>>;

const kept = encryptedStore('catalogue.drafts', recordOf(recordOf(isText)), tabStorage);
const nobody = '';

// Cached in memory, because decrypting is asynchronous and a form renders at once; the tab's storage follows.
let drafts: Drafts = {};
const { notify, subscribe } = changes();

/** Calls back when a draft changes. Returns a function that stops it. */
export const onDraft = subscribe;

function change(next: Drafts) {
  drafts = next;
  notify();
  const isEmpty = Object.values(next).every((own) => Object.keys(own).length === 0);
  return kept.save(isEmpty ? null : next);
}

/** Loads the drafts stored in this tab, before the first screen is shown. */
export async function readDrafts(): Promise<void> {
  drafts = (await kept.read()) ?? {};
}

/** The draft of a form by this reader, or one written before signing in; empty if there is none. */
export const draftOf = (reader: string | null, form: string): string =>
  drafts[reader ?? nobody]?.[form] ?? drafts[nobody]?.[form] ?? '';

/** Saves a reader's draft of a form; it is only theirs once they are signed in. An empty text removes it. */
export function saveDraft(reader: string | null, form: string, text: string): Promise<void> {
  const { [form]: _taken, ...unowned } = drafts[nobody] ?? {};
  const { [form]: _replaced, ...own } = reader === null ? unowned : (drafts[reader] ?? {});
  const mine = text === '' ? own : { ...own, [form]: text };
  return change({ ...drafts, [nobody]: unowned, [reader ?? nobody]: mine });
}

/** Assigns drafts written before signing in to the reader, replacing their older ones of the same forms. */
export async function adoptDrafts(reader: string): Promise<void> {
  if (Object.keys(drafts[nobody] ?? {}).length > 0)
    await change({ ...drafts, [reader]: { ...drafts[reader], ...drafts[nobody] }, [nobody]: {} });
}

/** Removes all drafts of this tab on sign-out: the machine may be shared, and nothing of a person stays. */
export const forgetDrafts = (): Promise<void> => change({});
