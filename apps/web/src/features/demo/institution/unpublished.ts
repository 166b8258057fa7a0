import type { InstitutionDraft } from './institutionDraft';

/** What was typed, and what was published then. */
interface Unpublished {
  published: InstitutionDraft;
  draft: InstitutionDraft;
}

// In memory, by the app's store: with a logo it is too large for what a tab stores.
const kept = new WeakMap<object, Unpublished>();

/** What the form has not published yet, also after a link of the app; null when all is. */
export const unpublishedIn = (app: object): Unpublished | null => kept.get(app) ?? null;

export function keepUnpublished(app: object, now: Unpublished | null): void {
  if (now) kept.set(app, now);
  else kept.delete(app);
}
