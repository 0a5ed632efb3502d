import { headerText } from '../../../../scenes/teletext/rules/header';
import { type Page, toDialled } from '../../../../scenes/teletext/rules/Page';
import { writePackets } from '../../../../scenes/teletext/rules/packets';
import { pageDigits } from '../../../../scenes/teletext/rules/remote';
import { writeTti } from '../../../../scenes/teletext/rules/writeTti';
import { serviceName } from '../../../content/teletext/service';
import type { Service } from '../service/buildService';
import { storeZip } from './storeZip';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const pagesOf = (service: Service): readonly Page[] =>
  [...service.values()].map(({ page }) => page);

/** A page as a TTI file. */
export function ttiFile(page: Page): File {
  return new File([ascii(writeTti(page))], `p${pageDigits(page.number)}.tti`, {
    type: 'text/plain',
  });
}

/** A ZIP archive with a TTI file for each page. */
export function ttiBundle(service: Service): File {
  const entries = pagesOf(service).map((page) => ({
    name: `p${pageDigits(page.number)}.tti`,
    bytes: ascii(writeTti(page)),
  }));
  return new File([storeZip(entries)], `${serviceName.toLowerCase()}-tti.zip`, {
    type: 'application/zip',
  });
}

/** The whole service as packets for an inserter, which fills in its own clock. */
export function packetStream(service: Service): File {
  const stream = writePackets(pagesOf(service), ({ number }) =>
    headerText(serviceName, String(toDialled(number) ?? pageDigits(number))),
  );
  return new File([stream], `${serviceName.toLowerCase()}.t42`, {
    type: 'application/octet-stream',
  });
}
