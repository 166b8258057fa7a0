import { isWebAddress } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { Badge } from '../../../shared/ui/Badge';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { useListPublicDatabasesQuery } from '../../teaching-plan/public';
import { SectionHead } from '../layout';

/** All databases by name: open ones with their address, the others with the way to sign in. Another server has no list for visitors. */
export default function Databases() {
  const { t } = useTranslation('search');
  const heading = useId();
  const { currentData: databases = [], isLoading } = useListPublicDatabasesQuery();
  if (isLoading) return <SkeletonRows rows={3} />;
  if (databases.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('databases')}</h2>
      </SectionHead>
      <ul className="border-t">
        {databases.map(({ id, nome, descricao, url }) => (
          <li className="row items-center gap-3 gap-x-5 py-4 border-b" key={id}>
            <div className="grow wrap-anywhere">
              <h3 className="text-lg">
                {url !== null && isWebAddress(url) ? (
                  <a href={url}>{nome}</a>
                ) : (
                  <Link to={paths.area('aquisicao/bases')}>{nome}</Link>
                )}
              </h3>
              <p className="text-sm muted" lang="pt-BR">
                {descricao}
              </p>
            </div>
            <Badge tone={url === null ? 'info' : 'ok'}>{t(url === null ? 'databaseOfPatrons' : 'databaseOpen')}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
