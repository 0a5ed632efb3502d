import type { MenuSpec } from '../retro/MenuBar';
import styles from './FactDocument.module.css';
import { faceNames, marks, zooms } from './Toolbar';
import type { useAssistant } from './useAssistant';
import type { useFormatting } from './useFormatting';
import type { useScribe } from './useScribe';

/** Prints the sheet without the page around it. */
function printSheet(sheet: HTMLElement): void {
  const copy = sheet.cloneNode(true) as HTMLElement;
  copy.removeAttribute('contenteditable');
  copy.removeAttribute('role');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.className = styles.printed;
  document.body.append(copy);
  document.documentElement.dataset.print = 'sheet';
  const tidy = (): void => {
    copy.remove();
    delete document.documentElement.dataset.print;
  };
  addEventListener('afterprint', tidy, { once: true });
  window.print();
}

type Parts = Readonly<{
  assistant: ReturnType<typeof useAssistant>;
  scribe: ReturnType<typeof useScribe>;
  formatting: ReturnType<typeof useFormatting>;
  zoom: number;
  setZoom: (percent: number) => void;
  /** Asks which document to open. */
  askWhich: () => void;
  /** Asks first if the document is not saved. */
  leave: (then: () => void) => void;
  save: () => unknown;
  setQuiet: (quiet: boolean) => void;
}>;

/** The menus of the word processor. */
export function scribeMenus(parts: Parts): readonly MenuSpec[] {
  const { assistant, scribe, formatting, zoom, setZoom, askWhich, leave, save, setQuiet } = parts;
  const { say, kept } = assistant;
  const { edit, on } = formatting;
  const act = (label: string, command: string, value?: string) => ({
    label,
    act: () => edit(command, value),
  });
  const today = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  return [
    {
      label: 'File',
      items: [
        { label: 'New', act: () => leave(scribe.openNew) },
        { label: 'Open…', act: askWhich },
        { label: 'Save', act: save },
        { label: 'Print…', act: () => scribe.sheet.current && printSheet(scribe.sheet.current) },
        'line',
        { label: 'The Page of Facts', act: () => leave(scribe.openFacts) },
      ],
    },
    {
      label: 'Edit',
      items: [
        act('Undo', 'undo'),
        act('Redo', 'redo'),
        'line',
        act('Cut', 'cut'),
        act('Copy', 'copy'),
        { label: 'Paste', act: () => void formatting.pasteClipboard() },
        act('Select All', 'selectAll'),
      ],
    },
    {
      label: 'View',
      items: zooms.map((percent) => ({
        label: `${percent} %`,
        checked: percent === zoom,
        act: () => setZoom(percent),
      })),
    },
    {
      label: 'Insert',
      items: [
        { label: 'Date', act: () => edit('insertText', today()) },
        {
          label: 'Time',
          act: () => edit('insertText', new Date().toLocaleTimeString('en-GB').slice(0, 5)),
        },
        { label: 'A Fun Fact', act: formatting.insertFact },
      ],
    },
    {
      label: 'Format',
      items: [
        act('Heading', 'formatBlock', 'h2'),
        act('Paragraph', 'formatBlock', 'p'),
        act('Bulleted List', 'insertUnorderedList'),
        act('Numbered List', 'insertOrderedList'),
        'line',
        act('Left', 'justifyLeft'),
        act('Centred', 'justifyCenter'),
        act('Right', 'justifyRight'),
        'line',
        ...marks.map((name) => ({
          label: `${name[0].toUpperCase()}${name.slice(1)}`,
          checked: on[name],
          act: () => formatting.mark(name),
        })),
        ...faceNames.map((label, face) => ({ label, act: () => formatting.setFace(face) })),
      ],
    },
    {
      label: 'Tools',
      items: [
        {
          label: 'Word Count',
          act: () => say({ text: `${scribe.words ?? 0} words so far. I counted twice.` }, 'think'),
        },
        {
          label: 'Perry Comments on It',
          checked: !kept.quiet,
          act: () => setQuiet(!kept.quiet),
        },
      ],
    },
    {
      label: 'Help',
      items: [
        { label: 'A Tip', act: assistant.tip },
        {
          label: 'About Scribe 97',
          act: () =>
            say(
              {
                text: 'Scribe 97. What you write stays in this browser, on the same disk as the desktop’s.',
              },
              'greet',
            ),
        },
      ],
    },
  ];
}
