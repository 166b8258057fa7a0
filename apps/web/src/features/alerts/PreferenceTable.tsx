import type { NoticePreference } from '@catalogue/api-contract';
import { daysBeforeDue, isAlwaysMailed, isAlwaysShown, topicName, type NoticeLanguage } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../shared/ui/CardTable';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Select } from '../../shared/ui/Select';
import { useReport } from '../../shared/useReport';
import { useSetNoticePreferenceMutation } from './alerts.api';

interface PreferenceTableProps {
  preferences: readonly NoticePreference[];
  /** Whether mail can reach the patron. */
  isMailed: boolean;
  isReadOnly: boolean;
}

/** One row for each kind of notices; a change is stored at once, and told in a toast. */
export function PreferenceTable({ preferences, isMailed, isReadOnly }: PreferenceTableProps) {
  const { t, i18n } = useTranslation('alerts');
  const language = i18n.language as NoticeLanguage;
  const report = useReport();
  const [change] = useSetNoticePreferenceMutation();
  // What was chosen here: shown until the list of the server has it.
  const [chosen, setChosen] = useState<Partial<Record<NoticePreference['assunto'], NoticePreference>>>({});

  async function choose(next: NoticePreference) {
    setChosen((before) => ({ ...before, [next.assunto]: next }));
    const places = [next.alerta && t('placeCatalogue'), next.email && t('placeMail')].filter(Boolean);
    const what = {
      kind: topicName(next.assunto, language),
      days: next.dias === null ? '' : t('fromDays', { count: next.dias }),
      places: places.length === 0 ? t('placeNone') : places.join(t('and')),
    };
    const isStored = await report(change({ body: next }), t(next.dias === null ? 'stored' : 'storedDays', what));
    if (!isStored) setChosen(({ [next.assunto]: _, ...others }) => others);
  }

  return (
    <CardTable
      caption={t('whatToTell')}
      columns={[
        { key: 'kind', label: t('columnKind') },
        { key: 'alerta', label: t('inCatalogue') },
        { key: 'email', label: t('mail') },
        { key: 'when', label: t('columnWhen'), wide: true },
      ]}
      rows={preferences.map((stored) => {
        const one = chosen[stored.assunto] ?? stored;
        const kind = topicName(one.assunto, language);
        const isFixed = isAlwaysShown(one.assunto);
        const isMailFixed = isAlwaysMailed(one.assunto);
        return {
          key: one.assunto,
          cells: {
            kind: (
              <>
                <span className="strong">{kind}</span>
                <span className="block text-sm muted">{t(`topicWhat_${one.assunto}`)}</span>
              </>
            ),
            alerta: (
              <Checkbox
                aria-label={t('kindAt', { kind, place: t(isFixed ? 'inCatalogueAlways' : 'inCatalogue') })}
                checked={one.alerta}
                disabled={isFixed || isReadOnly}
                onChange={(alerta) => void choose({ ...one, alerta })}
              />
            ),
            email: (
              <Checkbox
                aria-label={t('kindAt', { kind, place: t(isMailFixed ? 'mailAlways' : 'mail') })}
                checked={one.email}
                disabled={isMailFixed || isReadOnly || !isMailed}
                onChange={(email) => void choose({ ...one, email })}
              />
            ),
            when:
              one.dias === null ? (
                <span className="muted">
                  {t(isMailFixed ? 'alwaysBoth' : isFixed ? 'alwaysInCatalogue' : `when_${one.assunto as 'fila'}`)}
                </span>
              ) : (
                <Select
                  label={t('kindAt', { kind, place: t('columnWhen') })}
                  labelHidden
                  size="small"
                  disabled={isReadOnly}
                  value={String(one.dias)}
                  options={daysBeforeDue.map((days) => ({
                    value: String(days),
                    label: t('daysBefore', { count: days }),
                  }))}
                  onChange={(days) => void choose({ ...one, dias: Number(days) })}
                />
              ),
          },
        };
      })}
    />
  );
}
