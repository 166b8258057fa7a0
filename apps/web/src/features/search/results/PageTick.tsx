import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import type { SelectedTitles } from './useSelection';

/** Checks all titles of the page, or none. */
export function PageTick({ codes, selection }: { codes: readonly string[]; selection: SelectedTitles }) {
  const { t } = useTranslation('search');
  const ticked = codes.filter((code) => selection.selected.has(code)).length;
  return (
    <Checkbox
      checked={ticked === codes.length}
      indeterminate={ticked > 0 && ticked < codes.length}
      onChange={(isOn) => selection.set(codes, isOn)}
    >
      {t('selectPage')}
    </Checkbox>
  );
}
