import { SuggestionStatus, type SuggestionEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useTableDate } from '../../shared/dates';
import { CardTable } from '../../shared/ui/CardTable';
import { Badge } from '../../shared/ui/Badge';
import type { Tone } from '../../shared/ui/tone';
import { useStatusName } from './useStatusName';

const over: readonly number[] = [
  SuggestionStatus.cancelled,
  SuggestionStatus.duplicated,
  SuggestionStatus.exhausted,
  SuggestionStatus.finishedIncomplete,
  SuggestionStatus.notAttended,
  SuggestionStatus.notFound,
];
const done: readonly number[] = [SuggestionStatus.attended, SuggestionStatus.alreadyExists];

const toneOf = (situacao: string): Tone => {
  if (over.includes(Number(situacao))) return 'warning';
  return done.includes(Number(situacao)) ? 'ok' : 'info';
};

interface SuggestionTableProps {
  caption: string;
  suggestions: SuggestionEntry[];
}

export function SuggestionTable({ caption, suggestions }: SuggestionTableProps) {
  const { t } = useTranslation(['acquisitions', 'shared']);
  const tableDate = useTableDate();
  const statusName = useStatusName();
  const facts = ({ autor, edicao, isbn_issn, periodico, outras_inf }: SuggestionEntry) =>
    [autor, edicao, isbn_issn, periodico, outras_inf].filter(Boolean).join(' · ');
  return (
    <CardTable
      caption={caption}
      columns={[
        { key: 'title', label: t('title', { ns: 'shared' }) },
        { key: 'publisher', label: t('publisher') },
        { key: 'library', label: t('library', { ns: 'shared' }) },
        { key: 'date', label: t('sentOn', { ns: 'shared' }) },
        { key: 'status', label: t('status') },
      ]}
      rows={suggestions.map((suggestion) => ({
        key: suggestion.codigo,
        cells: {
          title: (
            <>
              {suggestion.titulo}
              {facts(suggestion) && <p className="text-sm muted regular">{facts(suggestion)}</p>}
            </>
          ),
          publisher: suggestion.editor,
          library: suggestion.desc_biblioteca,
          date: tableDate(suggestion.data),
          status: (
            <Badge tone={toneOf(suggestion.situacao)}>
              {statusName({ codigo: suggestion.situacao, descricao: suggestion.desc_situacao })}
            </Badge>
          ),
        },
      }))}
    />
  );
}
