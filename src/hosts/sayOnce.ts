import { toast } from '../components/toast';

const said = new Set<string>();

/** Shows a sentence as a notice, once per visit. */
export function sayOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  toast(sentence);
}
