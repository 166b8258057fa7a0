import { ReferenceType } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authorityAddress } from '../../shared/headingAddresses';
import { EmptyState } from '../../shared/ui/EmptyState';
import { HeadingText } from '../../shared/ui/HeadingText';
import type { Authority } from './authority.api';
import css from './References.module.css';

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
      <div className={css.body}>
        <EmptyState plain title={t('noReferences')} />
      </div>
    );
  return (
    <div className={css.body}>
      {lists.map(({ type, title, names }) => (
        <section key={type}>
          <h2 className="mb-2 text-xl">{title}</h2>
          <ul>
            {names.map(({ cod_autoridade, nome }, at) => (
              <li className="py-2 border-b" key={at}>
                {cod_autoridade ? (
                  <Link to={authorityAddress(cod_autoridade)}>
                    <HeadingText text={nome} />
                  </Link>
                ) : (
                  <HeadingText text={nome} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
