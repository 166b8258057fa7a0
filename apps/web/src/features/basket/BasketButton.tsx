import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../shared/ui/Button';
import { BasketIcon, CheckIcon } from '../../shared/ui/icons';

interface BasketButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The title's name, for those who hear the button alone. */
  name: string;
  isInBasket: boolean;
  onClick: () => void;
}

/** Puts a title into the basket, or takes it out again. */
export function BasketButton({ name, isInBasket, ...button }: BasketButtonProps) {
  const { t } = useTranslation('basket');
  return (
    <Button {...button} aria-label={t(isInBasket ? 'inBasketOf' : 'putInBasketOf', { title: name })}>
      {isInBasket ? <CheckIcon /> : <BasketIcon />} {t(isInBasket ? 'inBasket' : 'putInBasket')}
    </Button>
  );
}
