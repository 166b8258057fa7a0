import { daysBetween, formatReais, reaisInText, soonDays, type ToDo } from '@catalogue/domain';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { shortDate, useToday } from '../../shared/dates';
import { homeSections } from '../../shared/homeSections';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { RenewNow } from '../loans/public';
import { ReturnHours, OpenNowAt, OpenOn, useFinePerDay } from '../site/public';
import css from './ToDoList.module.css';

/** Where one does it; a loan is renewed on the spot where that gains time. */
const addresses: Record<Exclude<ToDo['does'], 'renew'>, string> = {
  return: `${paths.home}#${homeSections.hours}`,
  fetch: paths.area('token'),
  receive: paths.area('solicitacoes'),
  pay: paths.area('debitos'),
  extend: paths.area('areas-interesse'),
  answer: paths.area('dados-pessoais'),
  handIn: paths.area('nada-consta'),
  ask: `${paths.home}#${homeSections.hours}`,
};

// Journals and types of work are extended on a screen of their own.
const isOfProfile = ({ kind }: ToDo): boolean => kind === 'serial' || kind === 'workType';

/** One thing to do. Only the first one's button stands out. */
export function ToDoRow({ item, isFirst }: { item: ToDo; isFirst: boolean }) {
  const { t } = useOwnTranslation('personal-area');
  const { does, cod_acervo, loan } = item;
  const { when, cost, name, tone } = useToDoWords(item);
  const look = isFirst ? 'brand' : 'outline';
  return (
    <li className={css.item}>
      <DayLeaf day={item.day} tone={tone} />
      <div className="min-w-0">
        <p className={css.verb}>{t(`do_${does}`)}</p>
        <h3 className={css.name}>
          {/* Existing clients look for the id (ruling E7). */}
          <span id={loan ? `tit-${loan.codExemplar}` : undefined}>
            {cod_acervo ? <Link to={paths.title(cod_acervo)}>{name}</Link> : name}
          </span>
        </h3>
        <p className="text-sm">
          {when !== '' && <b className={clsx('strong', css[tone])}>{when}</b>}
          {when !== '' && item.place ? ' · ' : ''}
          {item.place}
        </p>
        {(does === 'fetch' || item.late > 0) && item.place && (
          <div className="text-sm">
            <OpenNowAt library={item.place} />
            {does === 'fetch' && (
              <>
                {' '}
                <OpenOn library={item.place} day={item.day} />
              </>
            )}
          </div>
        )}
        {loan && <ReturnHours library={item.place} due={loan.dataDevolucaoPrevista} />}
        {cost !== '' && <p className="text-sm muted">{cost}</p>}
        {item.late > 0 && <p className="text-sm muted">{t('lateStopsRenewals')}</p>}
      </div>
      <div className={css.action}>
        {does !== 'renew' && (
          <LinkButton
            full
            variant={look}
            to={isOfProfile(item) ? paths.area('perfil-interesse') : addresses[does]}
            aria-label={t('goNamed', { action: t(`go_${does}`), name })}
          >
            {t(`go_${does}`)}
          </LinkButton>
        )}
        {/* Existing clients look for one button for each name (ruling E7); of two, the way back to the library comes first. */}
        {loan && <RenewNow loan={loan} variant={does === 'renew' ? look : 'outline'} />}
      </div>
    </li>
  );
}

function DayLeaf({ day, tone }: { day: string | null; tone: 'late' | 'soon' | 'calm' }) {
  const { t, i18n } = useOwnTranslation('personal-area');
  if (day === null) return <span className={css.leaf}>{t('now')}</span>;
  const [number, month] = shortDate(day, i18n.language).split(' ');
  return (
    <time className={clsx(css.leaf, css[`leaf_${tone}`])} dateTime={day}>
      <b>{number}</b> {month}
    </time>
  );
}

const byWhen = {
  return: 'dueBy',
  renew: 'dueBy',
  fetch: 'readyBy',
  receive: 'readyBy',
  pay: 'slipBy',
  extend: 'endsBy',
  answer: 'dueBy',
  handIn: 'goodUntil',
  ask: 'dueBy',
} as const satisfies Record<ToDo['does'], string>;

/** By when, and what it costs not to. */
function useToDoWords(item: ToDo) {
  const { t, i18n } = useOwnTranslation('personal-area');
  const today = useToday();
  const { does, day, late, owed } = item;
  const date = day === null ? '' : shortDate(day, i18n.language);
  const daily = reaisInText(useFinePerDay());
  const left = day === null ? Infinity : daysBetween(today, day);
  const isSoon = left <= soonDays;
  const near = left === 0 ? 'Today' : left === 1 ? 'Tomorrow' : '';
  const tone: 'late' | 'soon' | 'calm' = late > 0 ? 'late' : isSoon ? 'soon' : 'calm';
  const name = nameText();
  const when = day === null ? '' : late > 0 ? t('lateDays', { count: late }) : t(`${byWhen[does]}${near}`, { date });
  function nameText(): string {
    if (does === 'pay') return formatReais(owed);
    if (does === 'handIn') return t('declarationOf', { unit: item.name });
    return does === 'ask' ? t('blocked') : item.name;
  }
  function costText(): string {
    if (does === 'fetch') return day === null ? t('costRequest') : t('costHold');
    if (does === 'receive') return t('costReceive');
    if (does === 'pay') return t('costDebt');
    if (does === 'extend') return t('costTopic');
    if (does === 'answer') return t('costEmail');
    if (does === 'handIn') return t('costDeclaration');
    if (does === 'ask') return t('costBlock');
    if (late > 0) return t('costLate', { owed: reaisInText(owed), daily });
    return t('costDue', { date, daily });
  }
  return { when, cost: costText(), name, tone };
}
