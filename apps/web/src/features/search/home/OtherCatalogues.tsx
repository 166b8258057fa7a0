import { isWebAddress } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { Activity, useGetActivityQuery, useGetActivityTextQuery, useHasActivity } from '../../site/public';
import { SectionHead } from '../layout';

/** The external catalogues (activities 57 and 87), each with its activity's description. */
export function OtherCatalogues() {
  const { t } = useTranslation('search');
  const heading = useId();
  const first = useHasActivity(Activity.externalCatalogue);
  const second = useHasActivity(Activity.externalCatalogue2);
  if (!first && !second) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('otherCatalogues')}</h2>
      </SectionHead>
      <ul className="border-t">
        {first && <Catalogue id={Activity.externalCatalogue} />}
        {second && <Catalogue id={Activity.externalCatalogue2} />}
      </ul>
    </section>
  );
}

function Catalogue({ id }: { id: number }) {
  const { t } = useTranslation('search');
  const params = { id };
  const activity = useGetActivityQuery({ params });
  const { currentData: text } = useGetActivityTextQuery({ params });
  return (
    <li className="py-3 border-b wrap-anywhere">
      <QueryView query={activity} failed={t('catalogueFailed')}>
        {({ descricao, lookup }) => (
          <>
            <p className="strong" lang="pt-BR">
              {isWebAddress(lookup) ? <a href={lookup}>{descricao}</a> : descricao}
            </p>
            {text?.texto && (
              <p className="text-sm muted" lang="pt-BR">
                {text.texto}
              </p>
            )}
          </>
        )}
      </QueryView>
    </li>
  );
}
