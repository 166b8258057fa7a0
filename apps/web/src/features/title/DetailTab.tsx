import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { onDemand } from '../../shared/onDemand';
import { languageText } from '../../shared/recordText';
import { DataList } from '../../shared/ui/DataList';
import { HeadingText } from '../../shared/ui/HeadingText';
import { subjectAddress } from '../../shared/headingAddresses';
import { OnlineLinks } from '../links/public';
import { titleText } from './titleText';
import { ProblemReport } from './ProblemReport';
import { RelatedTitles } from './RelatedTitles';
import { useListTitleLinksQuery } from '../../shared/holdings.api';
import css from './DetailTab.module.css';

// Below the fold.
const Comments = onDemand(async () => (await import('../comments/public')).Comments);

interface DetailTabProps {
  codAcervo: string;
  title: FieldsTitle;
  /** Whether readers may comment on it. */
  hasComments: boolean;
}

/** The record as text: summary, subjects as searches, notes, other titles; its links; comments. */
export function DetailTab({ codAcervo, title, hasComments }: DetailTabProps) {
  const { t, i18n } = useTranslation('title');
  const links = useListTitleLinksQuery({ params: { id: codAcervo } }, { skip: title.links.length === 0 });
  // A cover's address is not a link to open; until the reply is loaded, only a link to the work itself is certain to be
  // one.
  const hasLinks =
    links.currentData !== undefined
      ? links.currentData.length > 0
      : links.isError || title.links.some(({ integral }) => integral);
  const language = languageText(title, i18n.language);
  const items = [
    title.resumo && { label: t('summary'), value: title.resumo },
    title.assuntos.length > 0 && {
      label: t('subjects'),
      value: (
        <ul>
          {title.assuntos.map((subject) => (
            <li key={`${subject.tipo} ${subject.descricao}`}>
              <Link to={subjectAddress(subject)} title={t('moreOn', { name: subject.descricao })}>
                <HeadingText text={subject.descricao} />
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
    title.titulos_adicionais.length > 0 && {
      label: t('otherTitles'),
      value: title.titulos_adicionais.map(({ descricao }) => descricao).join('; '),
    },
    title.serie && { label: t('series'), value: title.serie },
    language && { label: t('language'), value: language },
    title.notas.length > 0 && {
      label: t('notes'),
      value: (
        <ul>
          {title.notas.map((note, at) => (
            <li key={at}>{note}</li>
          ))}
        </ul>
      ),
    },
  ].filter((item) => item !== null && item !== false && item !== '');
  return (
    <>
      <div className={css.body}>
        <DataList items={items} stacked />
      </div>
      <ProblemReport codAcervo={codAcervo} name={titleText(title.titulo, t)} />
      {hasLinks && (
        <section className="measure pb-5">
          <h2 className="mb-3">{t('links')}</h2>
          <QueryView query={links} failed={t('linksFailed')}>
            {(found) => <OnlineLinks links={found} />}
          </QueryView>
        </section>
      )}
      <RelatedTitles codAcervo={codAcervo} title={title} />
      {hasComments && <Comments codAcervo={codAcervo} />}
    </>
  );
}
