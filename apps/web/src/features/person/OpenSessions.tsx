import type { OpenSession } from '@catalogue/api-contract';
import { useState } from 'react';
import { dateLocale, useTimeZone } from '../../shared/dates';
import { Badge } from '../../shared/ui/Badge';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { useListFocus } from '../../shared/useListFocus';
import { useReport } from '../../shared/useReport';
import { useRowWrites } from '../../shared/useRowWrites';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useEndOtherSessionsMutation, useEndSessionMutation } from '../session/public';
import css from './OpenSessions.module.css';

/** The open sessions, the one in use first among equals; each other one can be ended. */
export function OpenSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t, i18n } = useOwnTranslation(['person', 'shared']);
  const timeZone = useTimeZone();
  const report = useReport();
  const { write, isWriting } = useRowWrites<OpenSession, never>(({ id }) => id);
  const [endSession] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [isAsked, setAsked] = useState(false);
  const others = sessions.filter(({ atual }) => !atual);
  const list = useListFocus<HTMLUListElement>(others.length);
  const moment = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const at = (time: string) => moment.format(new Date(time));
  const nameOf = ({ navegador, sistema }: OpenSession) =>
    navegador && sistema
      ? t('deviceOn', { browser: navegador, system: sistema })
      : (navegador ?? sistema ?? t('unknownDevice'));

  const end = (session: OpenSession) =>
    write([session], async () => {
      await report(endSession({ params: { id: session.id } }), t('sessionEnded', { name: nameOf(session) }));
      return {};
    });
  function endAll() {
    setAsked(false);
    void report(endOthers(), t('othersEnded'));
  }

  return (
    <>
      <p className="muted">{t('sessionsHint')}</p>
      <ul ref={list} tabIndex={-1} aria-label={t('sessionsTitle')}>
        {sessions.map((session) => (
          <li className={css.row} key={session.id}>
            <div>
              <p className={css.name}>
                {nameOf(session)} {session.atual && <Badge tone="ok">{t('thisDevice')}</Badge>}
              </p>
              {session.por !== null && <p>{t('sessionBy', { name: session.por })}</p>}
              <p className="muted">
                {t('sessionTimes', {
                  from: at(session.iniciada_em),
                  used: at(session.usada_em),
                  address: session.endereco || t('unknownAddress'),
                })}
              </p>
            </div>
            {!session.atual && (
              <Button
                size="small"
                busy={isWriting(session)}
                aria-label={t('endSessionOf', { name: nameOf(session), from: at(session.iniciada_em) })}
                onClick={() => void end(session)}
              >
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button busy={endingOthers.isLoading} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('endOthers')}
        </Button>
      ) : (
        <p>{t('onlyHere')}</p>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={endAll}
        title={t('endOthers')}
        confirmLabel={t('endOthers')}
        keepLabel={t('keep', { ns: 'shared' })}
      >
        {t('endOthersWhat', { count: others.length })}
      </ConfirmDialog>
    </>
  );
}
