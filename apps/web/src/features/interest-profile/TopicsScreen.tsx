import { TopicKind, type FollowedTopic } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RadioList } from '../../shared/ui/RadioList';
import { useAddress } from '../../shared/useAddress';
import { ExtendTopic } from './ExtendTopic';
import { FollowedList } from './FollowedList';
import { FollowTopics, topicTermParameter } from './FollowTopics';
import { useGetInterestOptionsQuery, useListTopicsQuery, useUnfollowTopicMutation } from './interest-profile.api';
import { Section } from './Section';
import { topicKey } from './topicKey';
import type { Options } from './WishFields';

const kindParameter = 'tipo';
const kinds = [TopicKind.area, TopicKind.author, TopicKind.subject];

/** `/meupergamum/areas-interesse`: areas, authors and subjects that the patron follows. */
export function TopicsScreen() {
  const { t } = useTranslation('interest-profile');
  const query = useGetInterestOptionsQuery();
  return (
    <>
      <PageTitle size="area">{t('topicsTitle')}</PageTitle>
      <p className="measure-narrow mt-3 muted">{t('topicsLead')}</p>
      <QueryView query={query} failed={t('profileFailed')}>
        {(options) => <Topics options={options} />}
      </QueryView>
    </>
  );
}

function Topics({ options }: { options: Options }) {
  const { t } = useTranslation('interest-profile');
  const [address, change] = useAddress();
  const kind = kinds.find((known) => known === address.get(kindParameter)) ?? TopicKind.area;
  const query = useListTopicsQuery(undefined, refetchAlways);
  const [unfollow] = useUnfollowTopicMutation();
  const areaName = (code: string) => options.tipos_area.find(({ codigo }) => codigo === code)?.descricao;
  const factsOf = ({ tipoDSI, codTipoArea }: FollowedTopic) =>
    [t(`kind_${tipoDSI}`), tipoDSI === TopicKind.area ? areaName(codTipoArea) : undefined].flatMap(
      (fact) => fact ?? [],
    );
  // A search term for authors does not apply to areas.
  const choose = (value: string) => change({ [kindParameter]: value, [topicTermParameter]: '' }, { replace: true });
  return (
    <>
      <FollowedList
        title={t('followedTopics')}
        empty={t('noTopics')}
        query={query}
        interestOf={(topic) => ({
          key: topicKey(topic),
          name: topic.descricao,
          facts: factsOf(topic),
          validity: topic.validade,
        })}
        changeLabel={t('extend')}
        onRemove={async (key, topics) => {
          const topic = topics.find((one) => topicKey(one) === key);
          if (!topic) return {};
          const { codigo, codTipoArea, tipoDSI } = topic;
          return unfollow({ body: { codigo, codTipoArea, tipoDSI } });
        }}
        dialog={(topic, close) => <ExtendTopic topic={topic} options={options} onClose={close} />}
      />
      <Section title={t('followTopics')}>
        <RadioList
          legend={t('whichKind')}
          options={kinds.map((code) => ({ value: code, label: t(`kind_${code}`) }))}
          value={kind}
          onChange={choose}
        />
        <FollowTopics key={kind} kind={kind} options={options} followed={query.currentData ?? []} />
      </Section>
    </>
  );
}
