import type { FollowedTopic } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useTableDate, useToday } from '../../shared/dates';
import { ChangeDialog } from './ChangeDialog';
import { useExtendTopicMutation } from './interest-profile.api';
import { usualDays } from './ValidityField';
import type { Options } from './WishFields';

interface ExtendTopicProps {
  topic: FollowedTopic;
  options: Options;
  onClose: () => void;
}

/** Extends an area, author or subject; the default is a year from now. */
export function ExtendTopic({ topic, options, onClose }: ExtendTopicProps) {
  const { t } = useTranslation('interest-profile');
  const yearFromNow = addDays(useToday(), usualDays);
  const tableDate = useTableDate();
  const { codigo, codTipoArea, tipoDSI, descricao, validade: current } = topic;
  const [extend] = useExtendTopicMutation();
  return (
    <ChangeDialog
      title={descricao}
      saveLabel={t('extend')}
      options={options}
      validityId="estender-validade"
      validity={yearFromNow > current ? yearFromNow : current}
      save={(validade) => extend({ body: { codigo, codTipoArea, tipoDSI, validade } })}
      message={(validade) => t('extended', { name: descricao, date: tableDate(validade) })}
      onClose={onClose}
    >
      <p>{t('endsOn', { date: tableDate(current) })}</p>
    </ChangeDialog>
  );
}
