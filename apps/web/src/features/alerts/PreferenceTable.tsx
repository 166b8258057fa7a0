import type { NoticePreference } from '@catalogue/api-contract';
import { daysBeforeDue, isAlwaysMailed, isAlwaysShown, topicName, type Language } from '@catalogue/domain';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { CardTable } from '../../shared/ui/CardTable';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Select } from '../../shared/ui/Select';
import { useReport } from '../../shared/useReport';
import { useRowWrites } from '../../shared/useRowWrites';
import { alertsApi, useSetNoticePreferenceMutation } from './alerts.api';

interface PreferenceTableProps {
  preferences: readonly NoticePreference[];
  /** Whether mail can reach the patron. */
  isMailed: boolean;
  isReadOnly: boolean;
}

/**
 * One row for each kind of notices; a change is stored at once, and told in a toast. The last choice of a row wins, also
 * while an earlier one is being stored.
 */
export function PreferenceTable({ preferences, isMailed, isReadOnly }: PreferenceTableProps) {
  const { t, i18n } = useTranslation('alerts');
  const language = i18n.language as Language;
  const report = useReport();
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const [change] = useSetNoticePreferenceMutation();
  const { writeNewest, isWriting } = useRowWrites<NoticePreference, never>(({ assunto }) => assunto);

  // By topic, until the server has them or has refused them.
  const [wishes, setWishes] = useState<Readonly<Record<string, NoticePreference>>>({});

  /** Puts a stored choice into the list; the server's next reply replaces it. */
  const show = (next: NoticePreference) =>
    dispatch(
      alertsApi.util.updateQueryData('getNoticePreferences', undefined, ({ avisos }) => {
        const shown = avisos.find(({ assunto }) => assunto === next.assunto);
        if (shown) Object.assign(shown, next);
      }),
    );
  async function store(next: NoticePreference) {
    const places = [next.alerta && t('placeCatalogue'), next.email && t('placeMail')].filter(Boolean);
    const what = {
      kind: topicName(next.assunto, language),
      days: next.dias === null ? '' : t('fromDays', { count: next.dias }),
      places: places.length === 0 ? t('placeNone') : places.join(t('and')),
    };
    const isStored = await report(change({ body: next }), t(next.dias === null ? 'stored' : 'storedDays', what));
    if (isStored) show(next);
    setWishes(({ [next.assunto]: wish, ...others }) =>
      wish && wish !== next ? { ...others, [next.assunto]: wish } : others,
    );
    return {};
  }
  function choose(next: NoticePreference) {
    setWishes((others) => ({ ...others, [next.assunto]: next }));
    void writeNewest(next, () => store(next));
  }

  return (
    <CardTable
      caption={t('whatToTell')}
      columns={[
        { key: 'kind', label: t('columnKind') },
        { key: 'alerta', label: t('inCatalogue') },
        { key: 'email', label: t('mail'), isShort: true },
        { key: 'when', label: t('columnWhen'), wide: true },
      ]}
      rows={preferences.map((stored) => {
        const one = wishes[stored.assunto] ?? stored;
        const kind = topicName(one.assunto, language);
        const isFixed = isAlwaysShown(one.assunto);
        const isMailFixed = isAlwaysMailed(one.assunto);
        const busy = isWriting(one) && { 'aria-busy': true };
        return {
          key: one.assunto,
          cells: {
            kind: (
              <>
                <span className="strong">{kind}</span>
                <span className="block text-sm regular muted">{t(`topicWhat_${one.assunto}`)}</span>
              </>
            ),
            alerta: (
              <Checkbox
                {...busy}
                aria-label={t('kindAt', { kind, place: t(isFixed ? 'inCatalogueAlways' : 'inCatalogue') })}
                checked={one.alerta}
                disabled={isFixed || isReadOnly}
                onChange={(alerta) => choose({ ...one, alerta })}
              />
            ),
            email: (
              <Checkbox
                {...busy}
                aria-label={t('kindAt', { kind, place: t(isMailFixed ? 'mailAlways' : 'mail') })}
                checked={one.email}
                disabled={isMailFixed || isReadOnly || !isMailed}
                onChange={(email) => choose({ ...one, email })}
              />
            ),
            when:
              one.dias === null ? (
                <span className="muted">
                  {t(isMailFixed ? 'alwaysBoth' : isFixed ? 'alwaysInCatalogue' : `when_${one.assunto as 'fila'}`)}
                </span>
              ) : (
                <Select
                  {...busy}
                  label={t('kindAt', { kind, place: t('columnWhen') })}
                  labelHidden
                  size="small"
                  disabled={isReadOnly}
                  value={String(one.dias)}
                  options={daysBeforeDue.map((days) => ({
                    value: String(days),
                    label: t('daysBefore', { count: days }),
                  }))}
                  onChange={(days) => choose({ ...one, dias: Number(days) })}
                />
              ),
          },
        };
      })}
    />
  );
}
