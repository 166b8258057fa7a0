import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { renderPart } from '../../../testing/renderPart';
import { ScriptCaptcha } from './ScriptCaptcha';

const service = { script: 'https://captcha.example.org/api.js', global: 'exampleCaptcha', site_key: 'site-1' };
const page = window as unknown as Record<string, unknown>;
const script = () => document.querySelector(`script[src="${service.script}"]`);

test('another service’s captcha is drawn by its script, tells its token, and tells when that is over', async () => {
  const drawn = jest.fn();
  const onToken = jest.fn();
  const onExpired = jest.fn();
  await renderPart(<ScriptCaptcha service={service} isCompact onToken={onToken} onExpired={onExpired} />);
  expect(script()).not.toBeNull();
  expect(drawn).not.toHaveBeenCalled();
  page[service.global] = { render: drawn, ready: (begin: () => void) => begin() };
  fireEvent.load(script() as Element);
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
  const place = screen.getByRole('group', { name: 'Não sou um robô' });
  expect(drawn).toHaveBeenCalledWith(place, expect.objectContaining({ sitekey: 'site-1', size: 'compact' }));
  const [, options] = drawn.mock.calls[0] as [unknown, { callback(token: string): void; 'expired-callback'(): void }];
  options.callback('a-token');
  expect(onToken).toHaveBeenCalledWith('a-token');
  options['expired-callback']();
  expect(onExpired).toHaveBeenCalledTimes(1);
});
