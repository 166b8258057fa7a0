import type { DataAccess } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { dateFormat, dateInWords, dateLocale, useTimeZone } from '../../shared/dates';
import css from './AccessesByDay.module.css';

/** Accesses under the day of each: who, what, when, how often. */
export function AccessesByDay({ accesses }: { accesses: readonly DataAccess[] }) {
  const { i18n } = useTranslation('person');
  const days = [...new Set(accesses.map(({ dia }) => dia))];
  return days.map((dia) => (
    <section className={css.day} key={dia} aria-labelledby={`dia-${dia}`}>
      <h2 className={css.date} id={`dia-${dia}`}>
        {dateInWords(dia, i18n.language)}
      </h2>
      <ul>
        {accesses
          .filter((access) => access.dia === dia)
          .map((access) => (
            <AccessRow key={access.id} access={access} />
          ))}
      </ul>
    </section>
  ));
}

function AccessRow({ access: { quem, nome, acao, dados, em, ultima, vezes } }: { access: DataAccess }) {
  const { t, i18n } = useTranslation('person');
  const timeZone = useTimeZone();
  const at = (moment: string) =>
    dateFormat(dateLocale(i18n.language), { timeZone, timeStyle: 'short' }).format(new Date(moment));
  const who = quem === 'outra_pessoa' && nome !== null ? nome : t(`who_${quem}`);
  const what = acao === 'leu' || acao === 'mudou' ? t(`act_${acao}`, { what: t(`data_${dados}`) }) : t(`act_${acao}`);
  return (
    <li className={css.row} data-quem={quem}>
      <p>
        <strong>{who}</strong> {what}
      </p>
      <p className="muted">
        {vezes === 1 ? at(ultima) : t('accessTimes', { count: vezes, from: at(em), until: at(ultima) })}
      </p>
    </li>
  );
}
