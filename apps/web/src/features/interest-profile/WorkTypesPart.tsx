import type { FollowedWorkType } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { workTypeText } from '../../shared/recordText';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { useFormDraft } from '../../shared/useFormDraft';
import { ChangeWorkType } from './ChangeWorkType';
import { CheckList } from './CheckList';
import {
  useFollowWorkTypesMutation,
  useListFollowedWorkTypesQuery,
  useUnfollowWorkTypeMutation,
} from './interest-profile.api';
import { InterestRows } from './InterestRows';
import { Section } from './Section';
import { useFollowing } from './useFollowing';
import { useValidityFlaw, usualDays, ValidityField } from './ValidityField';
import { Languages, Libraries, useLanguageName, useLibraryNames, type Options } from './WishFields';

const ids = { types: 'tipo-obra', libraries: 'tipo-bibliotecas', languages: 'tipo-idiomas', validity: 'tipo-validade' };

/** The followed work types, and a form to follow more. */
export function WorkTypesPart({ options }: { options: Options }) {
  const { t } = useTranslation('interest-profile');
  const typeName = useTypeName();
  const languageName = useLanguageName(options);
  const libraryNames = useLibraryNames(options);
  const query = useListFollowedWorkTypesQuery(undefined, refetchAlways);
  const [unfollow] = useUnfollowWorkTypeMutation();
  const [changed, setChanged] = useState<FollowedWorkType | null>(null);
  const followed = query.currentData ?? [];
  const others = options.tipos_obra.filter(({ codigo }) => followed.every((type) => type.cod_tipo_obra !== codigo));
  return (
    <Section title={t('workTypes')} count={query.currentData?.length}>
      <QueryView query={query} failed={t('profileFailed')} empty={<EmptyState plain title={t('noWorkTypes')} />}>
        {(types) => (
          <InterestRows
            label={t('workTypes')}
            interests={types.map((type) => ({
              key: type.codigo,
              name: typeName(type.cod_tipo_obra, type.descricao),
              facts: [
                type.idiomas.length === 0 ? t('allLanguages') : type.idiomas.map(languageName).join(', '),
                libraryNames(type.bibliotecas),
              ],
              validity: type.validade,
            }))}
            changeLabel={t('change')}
            onChange={(key) => setChanged(types.find(({ codigo }) => codigo === key) ?? null)}
            onRemove={(codigo) => unfollow({ body: { codigo } })}
          />
        )}
      </QueryView>
      {others.length > 0 && <FollowWorkTypes options={{ ...options, tipos_obra: others }} />}
      {changed && (
        <ChangeWorkType
          type={changed}
          name={typeName(changed.cod_tipo_obra, changed.descricao)}
          options={options}
          onClose={() => setChanged(null)}
        />
      )}
    </Section>
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
  const today = useToday();
  const validityFlaw = useValidityFlaw();
  const typeName = useTypeName();
  const { draft, change, forget } = useFormDraft<Draft>('interest.workTypes');
  const { libraries = [], languages = [], validity = addDays(today, usualDays) } = draft;
  const types = (draft.types ?? []).filter((code) => options.tipos_obra.some(({ codigo }) => codigo === code));
  const [follow, { isLoading }] = useFollowWorkTypesMutation();

  const itens = types.map((code) => ({ cod_tipo_obra: code, bibliotecas: libraries, idiomas: languages }));
  const { errors, attempt, errorOf, send } = useFollowing({
    checks: [
      { id: ids.types, text: types.length === 0 ? t('chooseWorkType') : null },
      { id: ids.validity, text: validityFlaw(validity) },
    ],
    isSending: isLoading,
    count: itens.length,
    save: () => follow({ body: { validade: validity, itens } }),
    forget,
  });

  return (
    <>
      <h3>{t('followWorkTypes')}</h3>
      <Form onSubmit={(event) => void send(event)} noValidate>
        <ErrorSummary errors={errors} attempt={attempt} />
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
        <Libraries
          isFolded
          id={ids.libraries}
          options={options}
          chosen={libraries}
          onChange={(next) => change({ libraries: next })}
        />
        <ValidityField
          id={ids.validity}
          maxDays={options.maximo_dias}
          value={validity}
          onChange={(next) => change({ validity: next })}
          error={errorOf(ids.validity)}
        />
        <FormActions>
          <Button type="submit" variant="marca" busy={isLoading} busyLabel={t('saving')}>
            {types.length === 0 ? t('follow') : t('followTypesCount', { count: types.length })}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
