import type { Fault } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { Select } from '../../shared/ui/Select';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';
import { useFaultName } from './useFaultName';

/** How many of the calls that a fault is for it meets. */
const chances = { all: undefined, half: 0.5, fifth: 0.2 } as const;
type Chance = keyof typeof chances;

/** Makes calls fail as described in the documents' error catalogues. */
export function FaultsSection() {
  const { t, i18n } = useTranslation('demo');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const nameOf = useFaultName();
  const call = useControl();
  const known = useControlRead('listKnownFaults');
  const set = useControlRead('listFaults');
  const [chosen, setChosen] = useState('');
  const [times, setTimes] = useState('1');
  const [chance, setChance] = useState<Chance>('all');

  async function put(faults: readonly Fault[]) {
    if (await call('setFaults', { body: [...faults] })) await set.refetch();
  }

  return (
    <DemoSection title={t('faults')}>
      <QueryView query={known}>
        {(faults) => {
          const fault = faults.find(({ name }) => name === chosen) ?? faults[0];
          return (
            <>
              <Select
                label={t('fault')}
                value={fault?.name}
                onChange={setChosen}
                options={faults.map(({ name }) => ({ value: name, label: nameOf(name) }))}
              />
              <p>{t('faultsWhy')}</p>
              <div className="row items-end gap-2">
                <Select
                  label={t('times')}
                  size="small"
                  value={times}
                  onChange={setTimes}
                  options={[
                    { value: '1', label: t('once') },
                    { value: '3', label: t('threeTimes') },
                    { value: '', label: t('always') },
                  ]}
                />
                <Select
                  label={t('chance')}
                  size="small"
                  value={chance}
                  onChange={(value) => setChance(value as Chance)}
                  options={(Object.keys(chances) as Chance[]).map((value) => ({ value, label: t(`chance_${value}`) }))}
                />
                <Button
                  size="small"
                  onClick={() =>
                    fault &&
                    void put([
                      ...(set.currentData ?? []),
                      { name: fault.name, ...(times && { times: Number(times) }), probability: chances[chance] },
                    ])
                  }
                >
                  {t('setFault')}
                </Button>
              </div>
            </>
          );
        }}
      </QueryView>
      <QueryView query={set} empty={<p role="status">{t('noFaults')}</p>}>
        {(active) => (
          <>
            <p role="status">
              {active
                .map(({ name, times: left, probability }) => {
                  const what = probability
                    ? t('chanceOf', { name: nameOf(name), chance: percent.format(probability) })
                    : nameOf(name);
                  return left ? t('timesLeft', { name: what, count: left }) : what;
                })
                .join(', ')}
            </p>
            <div className="row items-end gap-2">
              <Button size="small" onClick={() => void put([])}>
                {t('clearFaults')}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </DemoSection>
  );
}
