import type { LogEntry } from '@catalogue/api-contract';
import { curlLine } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, dateLocale, useTimeZone } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { useServerMessage } from '../../shared/useFailureText';
import { Badge } from '../../shared/ui/Badge';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { CopyButton } from '../../shared/ui/CopyButton';
import { DemoSection } from './DemoSection';
import { useFaultName } from './useFaultName';
import { useLiveCalls } from './useLiveCalls';
import css from './LogSection.module.css';

const newest = 20;
const isFailure = ({ status, fault }: LogEntry): boolean => status === 0 || status >= 400 || fault !== undefined;

/** The calls as the server receives them, each as a line of curl. */
export function LogSection() {
  const { t } = useTranslation('demo');
  const [isPaused, setIsPaused] = useState(false);
  const [onlyFailures, setOnlyFailures] = useState(false);
  const calls = useLiveCalls(!isPaused);
  const shown = (entries: readonly LogEntry[]) => (onlyFailures ? entries.filter(isFailure) : entries).slice(0, newest);

  return (
    <DemoSection wide title={t('log')}>
      <p>{t('logWhy')}</p>
      <div className="row items-center gap-4">
        <Button size="small" onClick={() => setIsPaused(!isPaused)}>
          {t(isPaused ? 'logGoOn' : 'logPause')}
        </Button>
        <Checkbox checked={onlyFailures} onChange={setOnlyFailures}>
          {t('logOnlyFailures')}
        </Checkbox>
      </div>
      <p role="status">{isPaused ? t('logPaused') : ''}</p>
      <QueryView query={calls} empty={<p>{t('logEmpty')}</p>}>
        {(entries) => {
          const rows = shown(entries);
          return rows.length === 0 ? <p>{t('logNoFailure')}</p> : <Calls rows={rows} />;
        }}
      </QueryView>
    </DemoSection>
  );
}

/** They stay as they are while somebody is among them: a button does not move away from under a finger, nor lose the focus. */
function Calls({ rows }: { rows: readonly LogEntry[] }) {
  const [hasFocus, setHasFocus] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  const isHeld = hasFocus || hasPointer;
  const [shown, setShown] = useState(rows);
  if (!isHeld && shown !== rows) setShown(rows);
  return (
    <ul
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
    >
      {(isHeld ? shown : rows).map((entry) => (
        <Call key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Call({ entry }: { entry: LogEntry }) {
  const { t, i18n } = useTranslation('demo');
  const timeZone = useTimeZone();
  const faultName = useFaultName();
  const message = useServerMessage();
  const { em, method, route, status, ms, rule, fault, violations, request } = entry;
  const address = request ? pathOf(request.url) : route;
  const time = dateFormat(dateLocale(i18n.language), { timeZone, timeStyle: 'medium' }).format(new Date(em));
  return (
    <li>
      <div className={css.call}>
        <code className={css.address}>
          {method} {address}
        </code>
        <Badge tone={toneOf(entry)}>{status === 0 ? t('logNoReply') : status}</Badge>
        <span className="muted">
          {time} · {ms} ms
        </span>
        {request && (
          <CopyButton
            text={curlLine({ method, ...request }, request.cut ? t('logCut') : undefined)}
            name={t('logCurl', { call: `${method} ${address}`, time })}
          />
        )}
      </div>
      {fault !== undefined && <p>{t('logFault', { fault: faultName(fault) })}</p>}
      {rule !== undefined && rule !== fault && <p>{t('logRule', { rule: message(rule) })}</p>}
      {violations.length > 0 && <p>{t('logViolations', { violations: violations.join(', ') })}</p>}
    </li>
  );
}

const toneOf = ({ status }: LogEntry) =>
  status === 0 || status >= 500 ? 'error' : status >= 400 ? 'warning' : status >= 300 ? 'info' : 'ok';

/** Without scheme and host. */
const pathOf = (url: string): string => url.replace(/^\w+:\/\/[^/]*/, '');
