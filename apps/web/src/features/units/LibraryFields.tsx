import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { useListCampusesQuery } from '../../shared/searchLists.api';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { useListLibrariesOfCampusQuery } from './units.api';

interface ChosenLibrary {
  campus: string;
  biblioteca: string;
}

/** The box to focus: a library cannot be chosen before its campus. */
export const libraryBox = (id: string, { campus }: ChosenLibrary) => (campus ? id : `${id}-campus`);

interface LibraryFieldsProps {
  /** The id of the library's box; see `libraryBox` for the one to focus. */
  id: string;
  chosen: ChosenLibrary;
  onChoose: (chosen: ChosenLibrary) => void;
  /** The campus search text, if there are more campuses than one list shows. */
  search: string;
  onSearch: (text: string) => void;
  error?: string;
}

/** A select for a library, by its campus (D1 §2). */
export function LibraryFields({ id, chosen, onChoose, search, onSearch, error }: LibraryFieldsProps) {
  const { t } = useTranslation(['units', 'shared']);
  const campuses = useListCampusesQuery({ query: { ...(search && { search_text: search }), page: 1 } });
  const libraries = useListLibrariesOfCampusQuery({ query: { campus: chosen.campus } }, { skip: chosen.campus === '' });
  const choose = t('choose', { ns: 'shared' });
  return (
    <QueryView query={campuses} failed={t('campusesFailed')}>
      {({ data, total }) => (
        <>
          {(total > data.length || search !== '') && (
            <TextField label={t('searchCampus')} optional value={search} onChange={onSearch} />
          )}
          <Select
            id={libraryBox(id, { campus: '', biblioteca: '' })}
            error={chosen.campus ? undefined : error}
            label={t('campus')}
            placeholder={choose}
            options={data.map(({ cod_campus, nome_campus }) => ({ value: cod_campus, label: nome_campus }))}
            value={chosen.campus}
            onChange={(campus) => onChoose({ campus, biblioteca: '' })}
          />
          <Select
            id={id}
            label={t('library', { ns: 'shared' })}
            placeholder={chosen.campus ? choose : t('campusFirst')}
            disabled={!libraries.currentData}
            options={(libraries.currentData ?? []).map((unit) => ({
              value: unit.cod_biblioteca,
              label: unit.desc_biblioteca,
            }))}
            value={chosen.biblioteca}
            onChange={(biblioteca) => onChoose({ ...chosen, biblioteca })}
            error={(chosen.campus && error) || (libraries.isError ? t('librariesFailed') : undefined)}
          />
        </>
      )}
    </QueryView>
  );
}
