import type { SearchItem } from '@catalogue/api-contract';
import { isWebAddress } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { languageText, workTypeText } from '../../../shared/recordText';
import { DataList } from '../../../shared/ui/DataList';
import { OutsideIcon, PlaceIcon } from '../../../shared/ui/icons';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { RowActions } from '../../../shared/ui/RowActions';
import { useGetNetworkTitleQuery } from '../../partner-network/public';
import { PlainRow } from '../PlainRow';
import { MarkedText } from '../results/MarkedText';
import css from './NetworkRow.module.css';

/** A title of a partner institution: where it is, and a link to its page there. */
export function NetworkRow({ item, terms }: { item: SearchItem; terms: readonly string[] }) {
  const { t, i18n } = useTranslation(['search', 'shared']);
  const { t: shared } = useTranslation('shared');
  const [isOpen, setOpen] = useState(false);
  const { id = '', descricao, link } = item;
  const type = workTypeText(item, shared);
  const kind = [type, item.ano_publicacao ?? shared('noDate'), languageText(item, i18n.language)];
  return (
    <PlainRow>
      <p className="text-xs muted">{kind.filter(Boolean).join(' · ')}</p>
      <h2>
        <MarkedText text={descricao} terms={terms} />
      </h2>
      {item.autor && (
        <p>
          <MarkedText text={item.autor} terms={terms} />
        </p>
      )}
      <p className={css.where}>
        <PlaceIcon /> {item.instituicao?.desc_empresa}
      </p>
      <RowActions className="items-start gap-x-4 mt-2 text-sm">
        {isWebAddress(link) && (
          <LinkButton
            variant="text"
            size="small"
            href={link}
            newWindow
            aria-label={t('openAtInstitution', { title: descricao })}
          >
            <OutsideIcon /> {t('seeAtInstitution')}
          </LinkButton>
        )}
        <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary aria-label={t('recordOf', { title: descricao })}>{t('record')}</summary>
          {isOpen && <NetworkRecord id={Number(id)} type={type} />}
        </details>
      </RowActions>
    </PlainRow>
  );
}

function NetworkRecord({ id, type }: { id: number; type: string | null | undefined }) {
  const { t, i18n } = useTranslation(['search', 'shared']);
  return (
    <QueryView query={useGetNetworkTitleQuery({ params: { id } })} failed={t('recordFailed')}>
      {({ titulo, autor, ano, idioma, tipo_obra, instituicao, acervo }) => (
        <DataList
          items={[
            { label: t('INDICE_1'), value: titulo },
            { label: t('INDICE_3'), value: autor },
            { label: t('workType'), value: type ?? tipo_obra },
            { label: t('year', { ns: 'shared' }), value: ano ?? t('noDate', { ns: 'shared' }) },
            { label: t('languageOfTitle'), value: languageText({ idioma }, i18n.language) ?? idioma },
            { label: t('institution'), value: instituicao.desc_empresa },
            { label: t('codeThere'), value: acervo },
          ]}
        />
      )}
    </QueryView>
  );
}
