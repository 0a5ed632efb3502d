import styles from './FactDocument.module.css';

/** Prints the sheet without the page around it. */
export function printSheet(sheet: HTMLElement): void {
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
