import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { useListFurtherGuidesQuery, useListSearchGuidesQuery } from '../../site/public';
import { SectionHead } from '../layout';
import { isSearchType } from '../searchTypes';
import { TextGuides } from './TextGuides';

/** The guides of both sections (D1 §7), except the open one. Each section loads and fails independently. */
export function Guides() {
  const { guia: open } = useParams();
  const { t } = useTranslation('search');
  const heading = useId();
  const first = useListSearchGuidesQuery();
  const further = useListFurtherGuidesQuery();
  const isEmpty =
    first.data && further.data && [...first.data, ...further.data].every(({ slug }) => isSearchType(slug));
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('guides')}</h2>
      </SectionHead>
      <div className="border-t">
        <QueryView query={first} failed={t('guidesFailed')} loading={<SkeletonRows rows={1} />}>
          {(guides) => <TextGuides guides={guides} except={open} />}
        </QueryView>
        <QueryView query={further} failed={t('guidesFailed')} loading={<SkeletonRows rows={1} />}>
          {(guides) => <TextGuides guides={guides} except={open} />}
        </QueryView>
        {isEmpty && <p className="mt-2">{t('noGuides')}</p>}
      </div>
    </section>
  );
}
