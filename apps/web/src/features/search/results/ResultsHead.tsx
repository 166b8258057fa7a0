import type { SearchQuery } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { platform } from '../../../shared/platform';
import { writeSearchAddress } from '../searchAddress';
import { feedAddress } from './feedAddress';
import { narrowings, type ResultView } from './resultView';

/** Metadata of a page of results: canonical address, feed, and `noindex` for filtered pages. */
export function ResultsHead({ query, view }: { query: SearchQuery; view: ResultView | null }) {
  const { t } = useTranslation('search');
  const origin = platform.origin();
  return (
    <>
      <link rel="canonical" href={origin + writeSearchAddress({ query })} />
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href={origin + feedAddress(query)} />
      {view && narrowings(view) > 0 && <meta name="robots" content="noindex" />}
    </>
  );
}
