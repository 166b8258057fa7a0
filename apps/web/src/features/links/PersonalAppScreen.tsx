import { useTranslation } from 'react-i18next';
import { leave } from '../../shared/leave';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useOpenAppQuery } from '../person/public';
import { useLazyGetAppSettingsQuery } from '../site/public';
import { addressFrom, HandOver } from './HandOver';

export {};
