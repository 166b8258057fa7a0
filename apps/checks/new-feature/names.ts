import { Failure } from '@catalogue/command-kit/failure';

/** The name of a feature in each spelling that the code needs. */
export interface FeatureName {
  /** Folders, files and addresses: `loan-requests`. */
  folder: string;
  /** Code: `loanRequests`. */
  key: string;
  /** Components and types: `LoanRequests`. */
  pascal: string;
  /** Sentences: `loan requests`. */
  words: string;
}

export function featureName(word: string): FeatureName {
  if (!/^[a-z]+(-[a-z]+)*$/.test(word)) {
    throw new Failure(
      'The name of a feature is the glossary\'s word in lower case, as in "npm run new-feature loan-requests".',
    );
  }
  const parts = word.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return { folder: word, key: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, words: parts.join(' ') };
}
