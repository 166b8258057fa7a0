import type { FollowedTopic, TopicKindCode } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useFormDraft } from '../../shared/useFormDraft';
import { FindItems, useTerm, type Item } from './FindItems';
import { FollowForm } from './FollowForm';
import { useFollowTopicsMutation, useSearchTopicsQuery } from './interest-profile.api';
import { topicKey } from './topicKey';
import type { Options } from './WishFields';

export const topicTermParameter = 'termo';
const ids = { items: 'tema-busca', validity: 'tema-validade' };

interface ChosenTopic extends Item {
  codigo: string;
  codTipoArea: string;
}
interface Draft {
  chosen: ChosenTopic[];
  validity: string;
}

interface FollowTopicsProps {
  kind: TopicKindCode;
  options: Options;
  followed: readonly FollowedTopic[];
}

/** A form to follow areas, authors or subjects, found by a part of their name. */
export function FollowTopics({ kind, options, followed }: FollowTopicsProps) {
  const { t } = useTranslation('interest-profile');
  const { draft, change, forget } = useFormDraft<Draft>(`interest.topics.${kind}`);
  const { chosen = [], validity } = draft;
  const [follow] = useFollowTopicsMutation();
  const term = useTerm(topicTermParameter);
  const search = useSearchTopicsQuery(
    { query: { tipoPesquisa: kind, termoPesquisa: term ?? '' } },
    { skip: term === null },
  );
  const found = search.currentData?.map((topic) => ({
    key: topicKey({ ...topic, tipoDSI: kind }),
    name: topic.descricao,
    codigo: topic.codigo,
    codTipoArea: topic.codTipoArea,
  }));

  const itens = chosen.map(({ codigo, codTipoArea }) => ({ codigo, codTipoArea }));
  return (
    <FollowForm
      options={options}
      checks={[{ id: ids.items, text: chosen.length === 0 ? t('chooseTopic') : null }]}
      validityId={ids.validity}
      validity={validity}
      change={change}
      count={itens.length}
      countLabel="followTopicsCount"
      save={(validade) => follow({ body: { tipoDSI: kind, validade, itens } })}
      forget={forget}
      search={(errorOf) => (
        <FindItems
          id={ids.items}
          parameter={topicTermParameter}
          label={t(`term_${kind}`)}
          query={{ ...search, currentData: found }}
          followed={new Set(followed.map(topicKey))}
          chosen={chosen}
          onChange={(items) => change({ chosen: items })}
          error={errorOf(ids.items)}
        />
      )}
    />
  );
}
