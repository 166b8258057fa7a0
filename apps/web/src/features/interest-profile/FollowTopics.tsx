import type { FollowedTopic, TopicKindCode } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { useFormDraft } from '../../shared/useFormDraft';
import { FindItems, useTerm, type Item } from './FindItems';
import { useFollowTopicsMutation, useSearchTopicsQuery } from './interest-profile.api';
import { topicKey } from './topicKey';
import { useFollowing } from './useFollowing';
import { useValidityFlaw, usualDays, ValidityField } from './ValidityField';
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
  const today = useToday();
  const validityFlaw = useValidityFlaw();
  const { draft, change, forget } = useFormDraft<Draft>(`interest.topics.${kind}`);
  const { chosen = [], validity = addDays(today, usualDays) } = draft;
  const [follow, { isLoading }] = useFollowTopicsMutation();
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
  const { errors, attempt, errorOf, send } = useFollowing({
    checks: [
      { id: ids.items, text: chosen.length === 0 ? t('chooseTopic') : null },
      { id: ids.validity, text: validityFlaw(validity) },
    ],
    isSending: isLoading,
    count: itens.length,
    save: () => follow({ body: { tipoDSI: kind, validade: validity, itens } }),
    forget,
  });

  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
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
      <Form onSubmit={(event) => void send(event)} noValidate>
        <ValidityField
          id={ids.validity}
          maxDays={options.maximo_dias}
          value={validity}
          onChange={(next) => change({ validity: next })}
          error={errorOf(ids.validity)}
        />
        <FormActions>
          <Button type="submit" variant="marca" busy={isLoading} busyLabel={t('saving')}>
            {chosen.length === 0 ? t('follow') : t('followTopicsCount', { count: chosen.length })}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
