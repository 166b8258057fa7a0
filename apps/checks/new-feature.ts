import { Failure } from '@catalogue/command-kit/failure';
import { runNx } from '@catalogue/tools/testing/runNx';
import { featureName } from './new-feature/names';

export const usage = `Usage: npm run new-feature NAME
Writes the files of a new feature and adds it to the lists of features. NAME is its word in docs/GLOSSARY.md, as in loan-requests.`;

/** `npm run new-feature NAME`, by an Nx generator. */
export async function run(args: string[]): Promise<number> {
  const [word = '', ...more] = args;
  if (word === '' || more.length > 0) throw new Failure(usage);
  return runNx(['generate', '@catalogue/checks:feature', featureName(word).folder]);
}
