import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../shared/ui/Button';
import { BasketIcon, CheckIcon } from '../../shared/ui/icons';

interface BasketButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The title's name, for the accessible label of the button. */
  name: string;
  isInBasket: boolean;
  onClick: () => void;
}

/** Adds a title to the basket, or removes it. */
export function BasketButton({ name, isInBasket, ...button }: BasketButtonProps) {
  const { t } = useTranslation('basket');
  return (
    <Button {...button} aria-label={t(isInBasket ? 'inBasketOf' : 'putInBasketOf', { title: name })}>
      {isInBasket ? <CheckIcon /> : <BasketIcon />} {t(isInBasket ? 'inBasket' : 'putInBasket')}
    </Button>
  );
}
