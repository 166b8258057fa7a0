import type { OwnData } from '@catalogue/api-contract';
import { ownDataParts } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { dateInWords, useToday } from '../../shared/dates';
import { selectPatron } from '../../shared/session';

/** Writes, in the reader's language, what the files of their copy are. */
export function useOwnDataReadme() {
  const { t, i18n } = useTranslation('person');
  const patron = useSelector(selectPatron);
  const date = dateInWords(useToday(), i18n.language);
  return (data: OwnData) => {
    const lines = [
      t('readmeTitle', { name: patron?.user.nome_pessoa ?? '', date }),
      '',
      t('readmeJson'),
      t('readmeCsv'),
      '',
      ...ownDataParts(data).map(({ kind, file, rows }) => `${file} (${rows}): ${t(`kind_${kind}`)}`),
      '',
      t('readmeLeftOut'),
      t('readmeColumns'),
    ];
    return { nome: t('readmeFile'), texto: `\ufeff${lines.join('\r\n')}\r\n` };
  };
}
