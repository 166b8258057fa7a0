import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { Select } from '../../shared/ui/Select';
import { untilLeft, useOneAtATime } from '../../shared/useOneAtATime';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

/** Opens one of the stories in a sandbox of this browser. `onOther`: called when it is open. */
export function StorySection({ onOther }: { onOther: () => void }) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const stories = useControlRead('listStories');
  const [chosen, setChosen] = useState('');
  const { run, isBusy } = useOneAtATime();
  // An unknown story keeps the server's name and text.
  const isKnown = (name: string) => i18n.exists(`story_${name}`, { ns: 'demo' });
  const open = (from: string) =>
    run(async () => {
      if (!(await call('createSandbox', { body: { from, enter: true } }))) return;
      onOther();
      await untilLeft();
    });
  return (
    <DemoSection title={t('story')}>
      <QueryView query={stories}>
        {(list) => {
          const story = list.find(({ name }) => name === chosen) ?? list[0];
          return (
            story && (
              <>
                <Select
                  label={t('storyName')}
                  value={story.name}
                  onChange={setChosen}
                  options={list.map(({ name }) => ({
                    value: name,
                    label: isKnown(name) ? t(`story_${name as 'first-day'}`) : name,
                  }))}
                />
                {isKnown(story.name) ? (
                  <p>{t(`storyShows_${story.name as 'first-day'}`)}</p>
                ) : (
                  <p lang="pt-BR">{story.shows}</p>
                )}
                <p>{t('storyHow', { login: story.login })}</p>
                <div className="row items-end gap-2">
                  <Button size="small" busy={isBusy} busyLabel={t('opening')} onClick={() => void open(story.name)}>
                    {t('openStory')}
                  </Button>
                </div>
              </>
            )
          );
        }}
      </QueryView>
    </DemoSection>
  );
}
