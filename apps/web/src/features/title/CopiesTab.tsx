import type { CopyEntry } from '@catalogue/api-contract';
import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Select } from '../../shared/ui/Select';
import { useAddress } from '../../shared/useAddress';
import { useListOpeningHoursQuery } from '../site/public';
import { hasVolume } from './copyText';
import { RelatedTitles } from './RelatedTitles';
import { LibraryCopies } from './LibraryCopies';
import { useListCopiesQuery } from './title.api';

/** `/acervo/{id}/exemplares`: the copies by library; the library and "only available" are in the address. */
export default function CopiesTab({ codAcervo, title }: { codAcervo: string; title: FieldsTitle | undefined }) {
  const { t } = useTranslation('title');
  const query = useListCopiesQuery({ params: { id: codAcervo } }, refetchAlways);
  return (
    <>
      <QueryView query={query} failed={t('copiesFailed')}>
        {({ exemplares }) =>
          exemplares.length === 0 ? <EmptyState title={t('noCopies')} /> : <FilteredCopies copies={exemplares} />
        }
      </QueryView>
      {title && <RelatedTitles codAcervo={codAcervo} title={title} />}
    </>
  );
}

function FilteredCopies({ copies }: { copies: CopyEntry[] }) {
  const { t } = useTranslation(['title', 'shared']);
  // Optional: without them the list is complete.
  const { data: openingHours = [] } = useListOpeningHoursQuery();
  const [address, changeAddress] = useAddress();
  const onlyAvailable = address.get('disponiveis') === 'S';
  const libraries = new Map(copies.map((copy) => [copy.cod_biblioteca, copy.desc_biblioteca]));
  const asked = address.get('biblioteca') ?? '';
  const library = libraries.has(asked) ? asked : '';
  const shown = copies.filter(
    (copy) => (!library || copy.cod_biblioteca === library) && (!onlyAvailable || copy.disponivel),
  );

  const change = (values: { biblioteca?: string; disponiveis?: string }) => changeAddress(values, { replace: true });

  return (
    <>
      <div className="row items-end gap-4 py-5" data-screen-only="">
        <Select
          label={t('library', { ns: 'shared' })}
          value={library}
          onChange={(value) => change({ biblioteca: value })}
          options={[
            { value: '', label: t('allLibraries', { count: libraries.size }) },
            ...[...libraries].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Checkbox checked={onlyAvailable} onChange={(checked) => change({ disponiveis: checked ? 'S' : '' })}>
          {t('onlyAvailable')}
        </Checkbox>
      </div>
      {shown.length === 0 && (
        <EmptyState title={t('noneWithFilters')}>
          <Button onClick={() => change({ biblioteca: '', disponiveis: '' })}>{t('showAll', { ns: 'shared' })}</Button>
        </EmptyState>
      )}
      {[...libraries].map(([code, name]) => {
        const libraryCopies = copies.filter((copy) => copy.cod_biblioteca === code);
        const visible = shown.filter((copy) => copy.cod_biblioteca === code);
        return (
          visible.length > 0 && (
            <LibraryCopies
              key={code}
              name={name}
              hours={openingHours.find(({ cod_biblioteca }) => cod_biblioteca === code)}
              libraryCopies={libraryCopies}
              visible={visible}
              hasVolumes={copies.some(hasVolume)}
            />
          )
        );
      })}
    </>
  );
}
