import type { FollowedSerial } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { useFormDraft } from '../../shared/useFormDraft';
import { ChangeSerial } from './ChangeSerial';
import { FindItems, useTerm, type Item } from './FindItems';
import {
  useFollowSerialsMutation,
  useListFollowedSerialsQuery,
  useSearchSerialsQuery,
  useUnfollowSerialMutation,
} from './interest-profile.api';
import { InterestRows } from './InterestRows';
import { Section } from './Section';
import { useFollowing } from './useFollowing';
import { useValidityFlaw, usualDays, ValidityField } from './ValidityField';
import {
  Libraries,
  serialFlaw,
  SerialParts,
  serialParts,
  serialWish,
  useLibraryNames,
  type Options,
} from './WishFields';

const termParameter = 'periodico';
const ids = {
  items: 'periodico-busca',
  parts: 'periodico-partes',
  libraries: 'periodico-bibliotecas',
  validity: 'periodico-validade',
};

/** The followed periodicals, and a form to follow more. */
export function SerialsPart({ options }: { options: Options }) {
  const { t } = useTranslation('interest-profile');
  const query = useListFollowedSerialsQuery(undefined, refetchAlways);
  const [unfollow] = useUnfollowSerialMutation();
  const [changed, setChanged] = useState<FollowedSerial | null>(null);
  const libraryNames = useLibraryNames(options);
  return (
    <Section title={t('serials')} count={query.currentData?.length}>
      <QueryView query={query} failed={t('profileFailed')} empty={<EmptyState plain title={t('noSerials')} />}>
        {(serials) => (
          <InterestRows
            label={t('serials')}
            interests={serials.map((serial) => ({
              key: serial.codigo,
              name: serial.titulo,
              shownName: <Link to={paths.title(serial.cod_acervo)}>{serial.titulo}</Link>,
              facts: [
                serialParts
                  .filter((part) => serial[part])
                  .map((part) => t(`part_${part}`))
                  .join(', '),
                libraryNames(serial.bibliotecas),
              ],
              validity: serial.validade,
            }))}
            changeLabel={t('change')}
            onChange={(key) => setChanged(serials.find(({ codigo }) => codigo === key) ?? null)}
            onRemove={(codigo) => unfollow({ body: { codigo } })}
          />
        )}
      </QueryView>
      <FollowSerials options={options} followed={query.currentData ?? []} />
      {changed && <ChangeSerial serial={changed} options={options} onClose={() => setChanged(null)} />}
    </Section>
  );
}

interface Draft {
  chosen: Item[];
  parts: string[];
  libraries: string[];
  validity: string;
}

function FollowSerials({ options, followed }: { options: Options; followed: readonly FollowedSerial[] }) {
  const { t } = useTranslation(['interest-profile', 'shared']);
  const today = useToday();
  const validityFlaw = useValidityFlaw();
  const { draft, change, forget } = useFormDraft<Draft>('interest.serials');
  const { chosen = [], parts = ['fasciculo'], libraries = [], validity = addDays(today, usualDays) } = draft;
  const [follow, { isLoading }] = useFollowSerialsMutation();
  const term = useTerm(termParameter);
  const found = useSearchSerialsQuery({ query: { termoPesquisa: term ?? '' } }, { skip: term === null });

  const partFlaw = serialFlaw(parts);
  const itens = chosen.map(({ key }) => ({ cod_acervo: key, ...serialWish(parts), bibliotecas: libraries }));
  const { errors, attempt, errorOf, send } = useFollowing({
    checks: [
      { id: ids.items, text: chosen.length === 0 ? t('chooseSerial') : null },
      { id: ids.parts, text: partFlaw && t(partFlaw, { ns: 'shared' }) },
      { id: ids.validity, text: validityFlaw(validity) },
    ],
    isSending: isLoading,
    count: itens.length,
    save: () => follow({ body: { validade: validity, itens } }),
    forget,
  });

  return (
    <>
      <h3>{t('followSerials')}</h3>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FindItems
        id={ids.items}
        parameter={termParameter}
        label={t('serialTerm')}
        query={{
          ...found,
          currentData: found.currentData?.map(({ cod_acervo, titulo }) => ({ key: cod_acervo, name: titulo })),
        }}
        followed={new Set(followed.map(({ cod_acervo }) => cod_acervo))}
        chosen={chosen}
        onChange={(items) => change({ chosen: items })}
        error={errorOf(ids.items)}
      />
      <Form onSubmit={(event) => void send(event)} noValidate>
        <SerialParts
          id={ids.parts}
          chosen={parts}
          onChange={(next) => change({ parts: next })}
          error={errorOf(ids.parts)}
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
            {chosen.length === 0 ? t('follow') : t('followSerialsCount', { count: chosen.length })}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
