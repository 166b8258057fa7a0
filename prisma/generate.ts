import { generateClient } from './prismaCommand';

// `nx generate database`; commands and test set-ups call generateClient themselves.
generateClient().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
