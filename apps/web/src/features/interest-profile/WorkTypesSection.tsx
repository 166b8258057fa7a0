import { useTranslation } from 'react-i18next';
import { refetchAlways } from '../../shared/refetchAlways';
import { workTypeText } from '../../shared/recordText';
import { useFormDraft } from '../../shared/useFormDraft';
import { ChangeWorkType } from './ChangeWorkType';
import { CheckList } from './CheckList';
import { FollowedList } from './FollowedList';
import { FollowForm } from './FollowForm';
import {
  useFollowWorkTypesMutation,
  useListFollowedWorkTypesQuery,
  useUnfollowWorkTypeMutation,
} from './interest-profile.api';
import { Languages, useLanguageName, useLibraryNames, type Options } from './WishFields';

const ids = { types: 'tipo-obra', libraries: 'tipo-bibliotecas', languages: 'tipo-idiomas', validity: 'tipo-validade' };

/** The followed work types, and a form to follow more. */
export function WorkTypesSection({ options }: { options: Options }) {
  const { t } = useTranslation('interest-profile');
  const typeName = useTypeName();
  const languageName = useLanguageName(options);
  const libraryNames = useLibraryNames(options);
  const query = useListFollowedWorkTypesQuery(undefined, refetchAlways);
  const [unfollow] = useUnfollowWorkTypeMutation();
  const followed = query.currentData ?? [];
  const others = options.tipos_obra.filter(({ codigo }) => followed.every((type) => type.cod_tipo_obra !== codigo));
  return (
    <FollowedList
      title={t('workTypes')}
      empty={t('noWorkTypes')}
      query={query}
      interestOf={(type) => ({
        key: type.codigo,
        name: typeName(type.cod_tipo_obra, type.descricao),
        facts: [
          type.idiomas.length === 0 ? t('allLanguages') : type.idiomas.map(languageName).join(', '),
          libraryNames(type.bibliotecas),
        ],
        validity: type.validade,
      })}
      changeLabel={t('change')}
      onRemove={(codigo) => unfollow({ body: { codigo } })}
      dialog={(type, close) => (
        <ChangeWorkType
          type={type}
          name={typeName(type.cod_tipo_obra, type.descricao)}
          options={options}
          onClose={close}
        />
      )}
    >
      {others.length > 0 && <FollowWorkTypes options={{ ...options, tipos_obra: others }} />}
    </FollowedList>
  );
}

function useTypeName() {
  const { t } = useTranslation('shared');
  return (cod_tipo_obra: string, desc_tipo_obra: string): string =>
    workTypeText({ cod_tipo_obra, desc_tipo_obra }, t) ?? desc_tipo_obra;
}

interface Draft {
  types: string[];
  libraries: string[];
  languages: string[];
  validity: string;
}

/** `options` contains only types that are not followed yet. */
function FollowWorkTypes({ options }: { options: Options }) {
  const { t } = useTranslation('interest-profile');
  const typeName = useTypeName();
  const { draft, change, forget } = useFormDraft<Draft>('interest.workTypes');
  const { libraries = [], languages = [], validity } = draft;
  const types = (draft.types ?? []).filter((code) => options.tipos_obra.some(({ codigo }) => codigo === code));
  const [follow] = useFollowWorkTypesMutation();

  const itens = types.map((code) => ({ cod_tipo_obra: code, bibliotecas: libraries, idiomas: languages }));
  return (
    <>
      <h3 className="mt-4 text-xl medium serif">{t('followWorkTypes')}</h3>
      <FollowForm
        options={options}
        checks={[{ id: ids.types, text: types.length === 0 ? t('chooseWorkType') : null }]}
        libraries={{ id: ids.libraries, chosen: libraries }}
        validityId={ids.validity}
        validity={validity}
        change={change}
        count={itens.length}
        countLabel="followTypesCount"
        save={(validade) => follow({ body: { validade, itens } })}
        forget={forget}
      >
        {(errorOf) => (
          <>
            <CheckList
              id={ids.types}
              legend={t('whichTypes')}
              options={options.tipos_obra.map(({ codigo, descricao }) => ({
                value: codigo,
                label: typeName(codigo, descricao),
              }))}
              chosen={types}
              onChange={(next) => change({ types: next })}
              error={errorOf(ids.types)}
            />
            <Languages
              isFolded
              id={ids.languages}
              options={options}
              chosen={languages}
              onChange={(next) => change({ languages: next })}
            />
          </>
        )}
      </FollowForm>
    </>
  );
}
