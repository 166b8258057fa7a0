import { isWebAddress } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { styled } from '../../../shared/theme/styled';
import { Activity, useGetActivityQuery, useGetActivityTextQuery, useHasActivity } from '../../site/public';
import { SectionHead } from '../layout';

const List = styled('ul', { base: { borderTop: '1px solid var(--borda)' } });
const Item = styled('li', {
  base: { paddingBlock: 'e3', borderBottom: '1px solid var(--borda)', overflowWrap: 'anywhere' },
});
const Name = styled('p', { base: { fontWeight: 'strong' } });
const Words = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

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
      <List>
        {first && <Catalogue id={Activity.externalCatalogue} />}
        {second && <Catalogue id={Activity.externalCatalogue2} />}
      </List>
    </section>
  );
}

function Catalogue({ id }: { id: number }) {
  const { t } = useTranslation('search');
  const params = { id };
  const { currentData: text } = useGetActivityTextQuery({ params });
  return (
    <Item>
      <QueryView query={useGetActivityQuery({ params })} failed={t('catalogueFailed')}>
        {({ descricao, lookup }) => (
          <>
            <Name>{isWebAddress(lookup) ? <a href={lookup}>{descricao}</a> : descricao}</Name>
            {text?.texto && <Words>{text.texto}</Words>}
          </>
        )}
      </QueryView>
    </Item>
  );
}
