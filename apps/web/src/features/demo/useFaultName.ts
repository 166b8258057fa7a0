import { useTranslation } from 'react-i18next';

/** What a fault does, in words; its name where a newer server has one that this app has no text for. */
export function useFaultName() {
  const { t, i18n } = useTranslation('demo');
  return (name: string): string => (i18n.exists(`demo:fault_${name}`) ? t(`fault_${name}` as 'fault_slow') : name);
}
