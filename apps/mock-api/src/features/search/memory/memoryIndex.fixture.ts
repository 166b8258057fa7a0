import type { openTestDatabase } from '../../../testing/openTestDatabase';
import { databaseIndex } from '../searchHits.store';
import type { SearchIndex } from '../searchIndex';
import { MemoryIndex } from './memoryIndex';

interface Opened {
  memory: MemoryIndex;
  postgres: SearchIndex;
  /** How many searches the index in memory has passed on to PostgreSQL since `reset`. */
  passedOn: { count: number; reset: () => void };
}

/** Both indexes of a test database. An error of the index in memory fails the test. */
export function openIndexes(
  { db, url }: Pick<Awaited<ReturnType<typeof openTestDatabase>>, 'db' | 'url'>,
  options: { maxChanged?: number } = {},
): Opened {
  const postgres = databaseIndex(db);
  const passedOn = { count: 0, reset: () => void (passedOn.count = 0) };
  const memory = new MemoryIndex({
    db,
    url,
    database: {
      find: (search, limit) => {
        passedOn.count += 1;
        return postgres.find(search, limit);
      },
      count: (search) => postgres.count(search),
      narrow: (search, narrowing, part) => {
        passedOn.count += 1;
        return postgres.narrow(search, narrowing, part);
      },
      suggestTitles: (...asked) => {
        passedOn.count += 1;
        return postgres.suggestTitles(...asked);
      },
      suggestHeadings: (...asked) => {
        passedOn.count += 1;
        return postgres.suggestHeadings(...asked);
      },
      nearWords: (...asked) => {
        passedOn.count += 1;
        return postgres.nearWords(...asked);
      },
    },
    run: (work) => work(),
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  return { memory, postgres, passedOn };
}
