import { t } from '#language/t.ts';
import { NO_WEB_ADDRESS } from './fields.ts';

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|onion|arpa)\.?$/i;
const NUMBER = /^[\d.]+$|^\[/;

export function pictureAddressFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return t(NO_WEB_ADDRESS);
  if (url.username || url.password) return t('Please write the address without a name or password in it');
  if (url.port) return t('Please write the address without a port');
  if (NUMBER.test(url.hostname) || !url.hostname.includes('.') || LOCAL_NAME.test(url.hostname))
    return t('Please write the address of a picture on the public internet');
}
