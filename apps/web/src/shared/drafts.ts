import * as z from 'zod/mini';
import { encryptedStore } from './encryptedStore';

/** By who wrote it (empty: nobody was signed in), then by the form. */
const Drafts = z.record(z.string(), z.record(z.string(), z.string()));
type Drafts = z.output<typeof Drafts>;

const kept = encryptedStore('catalogue.drafts', Drafts, () => sessionStorage);
const nobody = '';

// In memory, since reading what is encrypted takes a moment that a form cannot wait; the tab's store follows.
let drafts: Drafts = {};
const listeners = new Set<() => void>();

function change(next: Drafts) {
  drafts = next;
  listeners.forEach((listener) => listener());
  const isEmpty = Object.values(next).every((own) => Object.keys(own).length === 0);
  return kept.save(isEmpty ? null : next);
}

/** Takes up what this tab keeps, before the first screen is shown. */
export async function readDrafts(): Promise<void> {
  drafts = (await kept.read()) ?? {};
}

/** What was begun in a form by this reader, or by somebody before signing in; empty if nothing. */
export const draftOf = (reader: string | null, form: string): string =>
  drafts[reader ?? nobody]?.[form] ?? drafts[nobody]?.[form] ?? '';

/** Keeps what a reader has written in a form, for them alone once they are signed in. An empty text forgets it. */
export function saveDraft(reader: string | null, form: string, text: string): Promise<void> {
  const { [form]: _taken, ...unowned } = drafts[nobody] ?? {};
  const { [form]: _replaced, ...own } = reader === null ? unowned : (drafts[reader] ?? {});
  const mine = text === '' ? own : { ...own, [form]: text };
  return change({ ...drafts, [nobody]: unowned, [reader ?? nobody]: mine });
}

const isUnownedEmpty = () => Object.keys(drafts[nobody] ?? {}).length === 0;

/** What was begun before signing in is from now on of who signed in, in place of what they had begun in the same form before. */
export async function adoptDrafts(reader: string): Promise<void> {
  if (!isUnownedEmpty()) await change({ ...drafts, [reader]: { ...drafts[reader], ...drafts[nobody] }, [nobody]: {} });
}

/** What nobody owns goes when somebody leaves: the next one at the machine is not the one who wrote it. */
export async function forgetUnowned(): Promise<void> {
  if (!isUnownedEmpty()) await change({ ...drafts, [nobody]: {} });
}

/** Calls back when a draft changes. Gives the way to stop. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
