import { ReferenceType } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authorityAddress } from '../../shared/headingAddresses';
import { styled } from '../../shared/theme/styled';
import { EmptyState } from '../../shared/ui/EmptyState';
import type { Authority } from './authority.api';

const Body = styled('div', {
  base: {
    paddingBlock: 'e5',
    maxWidth: '45rem',
    overflowWrap: 'anywhere',
    '& h2': { fontSize: 'xl', marginBlock: 'e4 e2' },
    '& h2:first-of-type': { marginBlockStart: '0' },
    '& li': { paddingBlock: 'e2', borderBlockEnd: '1px solid var(--borda)' },
    '& li > a': { display: 'inline-block', minHeight: '1.5rem' },
  },
});

/** The names that refer to this heading, and the related headings. */
export function References({ references }: { references: Authority['remissivas'] }) {
  const { t } = useTranslation('authority');
  const lists = [
    { type: ReferenceType.see, title: t('usedFor') },
    { type: ReferenceType.seeAlso, title: t('seeAlso') },
  ].flatMap(({ type, title }) => {
    const names = references.filter(({ tipo }) => tipo === type);
    return names.length > 0 ? [{ type, title, names }] : [];
  });
  if (lists.length === 0)
    return (
      <Body>
        <EmptyState plain title={t('noReferences')} />
      </Body>
    );
  return (
    <Body>
      {lists.map(({ type, title, names }) => (
        <section key={type}>
          <h2>{title}</h2>
          <ul>
            {names.map(({ cod_autoridade, nome }, at) => (
              <li key={at}>{cod_autoridade ? <Link to={authorityAddress(cod_autoridade)}>{nome}</Link> : nome}</li>
            ))}
          </ul>
        </section>
      ))}
    </Body>
  );
}
