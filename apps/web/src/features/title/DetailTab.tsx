import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageText } from '../../shared/recordWords';
import { styled } from '../../shared/theme/styled';
import { DataList } from '../../shared/ui/DataList';
import { subjectAddress } from './searchAddresses';

const Body = styled('div', {
  base: {
    paddingBlock: 'e5',
    maxWidth: '45rem',
    // A line of its own for each, high enough for a finger.
    '& li': { paddingBlock: 'e1' },
    '& li > a': { display: 'inline-block', minHeight: '1.5rem' },
  },
});

/** What the record tells in words: summary, subjects as searches, notes, other titles, addresses. */
export function DetailTab({ title }: { title: FieldsTitle }) {
  const { t, i18n } = useTranslation('title');
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
                {subject.descricao}
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
    title.links.length > 0 && {
      label: t('links'),
      value: (
        <ul>
          {title.links.map((link) => (
            <li key={link.seq_paragrafo}>
              <a href={link.url} rel="noopener noreferrer external">
                {link.descricao || link.url}
              </a>
            </li>
          ))}
        </ul>
      ),
    },
  ].filter((item) => item !== null && item !== false && item !== '');
  return (
    <Body>
      <DataList items={items} stacked />
    </Body>
  );
}
