import { useId, useState } from 'react';
import { decodeFrame } from '../../../../scenes/teletext/rules/decodeFrame';
import { writeEditTf } from '../../../../scenes/teletext/rules/editTf';
import { layEnhancements } from '../../../../scenes/teletext/rules/enhancements';
import { columns, rows } from '../../../../scenes/teletext/rules/grid';
import { headerText, putHeader } from '../../../../scenes/teletext/rules/header';
import type { Page, Subpage } from '../../../../scenes/teletext/rules/Page';
import { pageDigits } from '../../../../scenes/teletext/rules/remote';
import { plainViewing } from '../../../../scenes/teletext/rules/shownCell';
import { LiveRegion } from '../../../components/LiveRegion';
import { serviceName } from '../../../content/teletext/service';
import { saveFile } from '../../../lib/saveFile';
import type { ImportedPages } from '../ImportedPages';
import { TeletextScreen } from '../screen/TeletextScreen';
import type { Service } from '../service/buildService';
import styles from '../UnderSet.module.css';
import { packetStream, ttiBundle, ttiFile } from './exportService';

/** Twice a character's dots each way. The picture is close to 4:3. */
const cell = { width: 24, height: 29 } as const;

/** A page's frame as a picture. @throws when the browser cannot make one */
async function pngFile(
  { frame, enhancements }: Pick<Subpage, 'frame' | 'enhancements'>,
  name: string,
  reveal: boolean,
): Promise<File> {
  const screen = new TeletextScreen(document.createElement('canvas'));
  screen.layOut(columns * cell.width, rows * cell.height);
  screen.draw(layEnhancements(decodeFrame(frame), enhancements), { ...plainViewing, reveal });
  const blob = await new Promise<Blob | null>((resolve) => screen.canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser could not make a picture');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

type Props = Readonly<{
  page: Page;
  /** Index of the current frame. */
  place: number;
  service: Service;
  reveal: boolean;
  importFrom: ImportedPages;
}>;

const editor = 'https://edit.tf/';

/** Imports pages from elsewhere, and exports the service's own. */
export function PageImportExport({ page, place, service, reveal, importFrom }: Props) {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const [address, setAddress] = useState('');
  const id = useId();
  const digits = pageDigits(page.number);

  /** The frame with its header but without the clock, so that exports do not depend on the time. */
  const wholeFrame = () => {
    const frame = page.subpages[place]?.frame.slice() ?? new Uint8Array();
    putHeader(frame, digits, headerText(serviceName, digits));
    return frame;
  };
  const savePicture = async () => {
    try {
      const enhancements = page.subpages[place]?.enhancements;
      saveFile(await pngFile({ frame: wholeFrame(), enhancements }, `p${digits}`, reveal));
      setTold(`Saved page ${digits} as a picture.`);
    } catch (error) {
      console.warn('No picture could be made.', error);
      setTold('No picture could be made of the page.');
    }
  };
  const copyAddress = async () => {
    const made = `${editor}#${writeEditTf(wholeFrame())}`;
    setAddress(made);
    try {
      await navigator.clipboard.writeText(made);
      setTold('Copied the address of the page.');
    } catch {
      setTold('The address is below: copy it by hand.');
    }
  };
  const save = (file: File) => {
    saveFile(file);
    setTold(`Saved ${file.name}.`);
  };

  return (
    <div className={styles.desk}>
      <section aria-labelledby={`${id}-in`}>
        <h2 id={`${id}-in`}>Bring a page</h2>
        <p>
          A .tti or .t42 file, or the address of a page at edit.tf: drop it on the set, paste it, or
          choose it here. Nothing leaves this browser.
        </p>
        <label className={styles.file}>
          Open a file
          <input
            type="file"
            accept=".tti,.ttix,.t42,.txt"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void importFrom.importFile(file);
              event.target.value = '';
            }}
          />
        </label>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void importFrom.importText(text);
          }}
        >
          <label htmlFor={`${id}-text`}>Address, or the lines of a page</label>
          <textarea
            id={`${id}-text`}
            rows={3}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">Show it</button>
        </form>
      </section>
      <section aria-labelledby={`${id}-out`}>
        <h2 id={`${id}-out`}>Take page {digits} with you</h2>
        <div className={styles.row}>
          <button type="button" onClick={() => save(ttiFile(page))}>
            Save as .tti
          </button>
          <button type="button" onClick={() => void savePicture()}>
            Save as PNG
          </button>
          <button type="button" onClick={() => void copyAddress()}>
            Copy edit.tf address
          </button>
        </div>
        {address !== '' && (
          <label>
            Address
            <input readOnly value={address} onFocus={(event) => event.target.select()} />
          </label>
        )}
        <h2>Download the whole service</h2>
        <p>
          {service.size} pages: as files for playout software, or as one stream that an inserter
          sends to a real set.
        </p>
        <div className={styles.row}>
          <button type="button" onClick={() => save(ttiBundle(service))}>
            All pages as .tti (.zip)
          </button>
          <button type="button" onClick={() => save(packetStream(service))}>
            One .t42 stream
          </button>
        </div>
      </section>
      <LiveRegion message={told} />
      <p className={styles.told} aria-hidden="true">
        {told}
      </p>
    </div>
  );
}
