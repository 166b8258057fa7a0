import type { FollowedSerial } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { useFormDraft } from '../../shared/useFormDraft';
import { ChangeSerial } from './ChangeSerial';
import { FindItems, useTerm, type Item } from './FindItems';
import { FollowedList } from './FollowedList';
import { FollowForm } from './FollowForm';
import {
  useFollowSerialsMutation,
  useListFollowedSerialsQuery,
  useSearchSerialsQuery,
  useUnfollowSerialMutation,
} from './interest-profile.api';
import { serialFlaw, SerialParts, serialParts, serialWish, useLibraryNames, type Options } from './WishFields';

const termParameter = 'periodico';
const ids = {
  items: 'periodico-busca',
  parts: 'periodico-partes',
  libraries: 'periodico-bibliotecas',
  validity: 'periodico-validade',
};

/** The followed periodicals, and a form to follow more. */
export function SerialsSection({ options }: { options: Options }) {
  const { t } = useTranslation('interest-profile');
  const query = useListFollowedSerialsQuery(undefined, refetchAlways);
  const [unfollow] = useUnfollowSerialMutation();
  const libraryNames = useLibraryNames(options);
  return (
    <FollowedList
      title={t('serials')}
      empty={t('noSerials')}
      query={query}
      interestOf={(serial) => ({
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
      })}
      changeLabel={t('change')}
      onRemove={(codigo) => unfollow({ body: { codigo } })}
      dialog={(serial, close) => <ChangeSerial serial={serial} options={options} onClose={close} />}
    >
      <FollowSerials options={options} followed={query.currentData ?? []} />
    </FollowedList>
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
  const { draft, change, forget } = useFormDraft<Draft>('interest.serials');
  const { chosen = [], parts = ['fasciculo'], libraries = [], validity } = draft;
  const [follow] = useFollowSerialsMutation();
  const term = useTerm(termParameter);
  const found = useSearchSerialsQuery({ query: { termoPesquisa: term ?? '' } }, { skip: term === null });

  const partFlaw = serialFlaw(parts);
  const itens = chosen.map(({ key }) => ({ cod_acervo: key, ...serialWish(parts), bibliotecas: libraries }));
  return (
    <>
      <h3 className="mt-4 text-xl medium serif">{t('followSerials')}</h3>
      <FollowForm
        options={options}
        checks={[
          { id: ids.items, text: chosen.length === 0 ? t('chooseSerial') : null },
          { id: ids.parts, text: partFlaw && t(partFlaw, { ns: 'shared' }) },
        ]}
        libraries={{ id: ids.libraries, chosen: libraries }}
        validityId={ids.validity}
        validity={validity}
        change={change}
        count={itens.length}
        countLabel="followSerialsCount"
        save={(validade) => follow({ body: { validade, itens } })}
        forget={forget}
        search={(errorOf) => (
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
        )}
      >
        {(errorOf) => (
          <SerialParts
            id={ids.parts}
            chosen={parts}
            onChange={(next) => change({ parts: next })}
            error={errorOf(ids.parts)}
          />
        )}
      </FollowForm>
    </>
  );
}
