import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { QueryView } from '../../shared/QueryView';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Select } from '../../shared/ui/Select';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

/** Settings of the institution: its sign-in, and what its page shows. */
export function InstitutionSection({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const setting = useControlRead('getSetting');

  async function set(body: { variant?: string; activities?: { codigo: number; existe: boolean }[] }) {
    if (!(await call('setSetting', { body }))) return;
    await setting.refetch();
    onChange();
  }

  return (
    <DemoSection title={t('institution')}>
      <QueryView query={setting}>
        {({ variant, variants, activities }) => (
          <>
            <Select
              label={t('variant')}
              value={variant}
              onChange={(value) => void set({ variant: value })}
              options={variants.map((name) => ({
                value: name,
                label: i18n.exists(`demo:variant_${name}`) ? t(`variant_${name}` as 'variant_plain') : name,
              }))}
            />
            <p>
              <Link to={paths.librarySettings}>{t('librarySettings')}</Link>
            </p>
            <details>
              <summary>{t('activities')}</summary>
              {activities.map(({ codigo, descricao, existe }) => (
                <Checkbox
                  key={codigo}
                  checked={existe}
                  onChange={() => void set({ activities: [{ codigo, existe: !existe }] })}
                >
                  {codigo} · <span lang="pt-BR">{descricao}</span>
                </Checkbox>
              ))}
            </details>
          </>
        )}
      </QueryView>
    </DemoSection>
  );
}
