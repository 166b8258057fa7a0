import { titleDraft, type Draft, type MadeTitle } from './draft';
import { classics, makeClassic } from './kinds/classic';
import { makeArchival } from './kinds/archival';
import { makeAccessible } from './kinds/accessible';
import { makeArticle, makePeriodical } from './kinds/serial';
import { makeBook } from './kinds/book';
import { makeForeignBook } from './kinds/foreign';
import { makeCaseLaw, makeResolution, makeStandard } from './kinds/normative';
import { makeMap } from './kinds/map';
import { makeProceedings } from './kinds/proceedings';
import { makeRecording, makeScore } from './kinds/music';
import { makeThesis } from './kinds/thesis';
import { makeVideo } from './kinds/video';

interface Kind {
  share: number;
  make: (draft: Draft) => MadeTitle;
}

const BOOKS = 44;
// These of a hundred books are replaced by a document of the archive.
const ARCHIVED = [13, 28, 43];

const bookOrDocument = (draft: Draft): MadeTitle => {
  const place = ARCHIVED.indexOf(draft.ordinal % BOOKS);
  if (place < 0) return makeBook(draft);
  return makeArchival({ ...draft, ordinal: Math.floor(draft.ordinal / BOOKS) * ARCHIVED.length + place });
};

/** The number of titles of each kind in a hundred. */
const KINDS = {
  book: { share: BOOKS, make: bookOrDocument },
  ebook: { share: 8, make: (draft) => makeBook(draft, true) },
  foreign: { share: 6, make: makeForeignBook },
  proceedings: { share: 2, make: makeProceedings },
  thesis: { share: 5, make: (draft) => makeThesis(draft, 'thesis') },
  dissertation: { share: 9, make: (draft) => makeThesis(draft, 'dissertation') },
  courseWork: { share: 5, make: (draft) => makeThesis(draft, 'courseWork') },
  periodical: { share: 4, make: makePeriodical },
  article: { share: 6, make: (draft) => makeArticle(draft, Math.floor(draft.ordinal / 6) * 4 + 4) },
  map: { share: 2, make: makeMap },
  score: { share: 2, make: makeScore },
  recording: { share: 1, make: makeRecording },
  video: { share: 2, make: makeVideo },
  resolution: { share: 1, make: makeResolution },
  caseLaw: { share: 1, make: makeCaseLaw },
  standard: { share: 1, make: makeStandard },
  accessible: { share: 1, make: makeAccessible },
} satisfies Record<string, Kind>;

const CYCLE = 100;
// Each kind is spread over the hundred, so that adjacent titles differ.
const order = Object.values(KINDS)
  .flatMap(({ share, make }) =>
    Array.from({ length: share }, (_, index) => ({ make, share, index, place: (index + 0.5) / share })),
  )
  .sort((left, right) => left.place - right.place);

/**
 * The title with this number, from 1: first the classics, then generated ones. The same number and day give the same
 * title.
 */
export function makeTitle(number: number, today: string): MadeTitle {
  const classic = classics[number - 1];
  if (classic) return makeClassic(classic, titleDraft(number, number - 1, today));
  const made = number - classics.length - 1;
  const kind = order[made % CYCLE];
  if (!kind) throw new Error(`There is no title ${number}.`);
  return kind.make(titleDraft(number, Math.floor(made / CYCLE) * kind.share + kind.index, today));
}
