import { utcDay } from '../../lib/quiz/utcDay';
import { saveFile } from '../../lib/saveFile';
import {
  type Bundle,
  maxBundleLength,
  type Parsed,
  parseBundle,
  tooLarge,
  writeBundle,
} from '../../saves/bundle';
import { readCard } from '../../saves/card/memoryCard';
import type { Entry } from '../../saves/Entry';
import { importSaves } from '../../saves/importSaves';
import type { ImportPlan } from '../../saves/planImport';
import { saveGroupOf } from '../../saves/saveGroups';

export { makeCard } from './makeCard';

type Read = Parsed<Bundle> | Readonly<{ locked: true }>;

/** Reads a file of saves, or a memory card. */
export async function readFile(file: File, passphrase?: string): Promise<Read> {
  if (file.size > maxBundleLength) return { refusal: tooLarge };
  if (/json/.test(file.type) || /\.json$/i.test(file.name)) return parseBundle(await file.text());
  try {
    return await readCard(new Uint8Array(await file.arrayBuffer()), passphrase);
  } catch (error) {
    console.warn('The card could not be read.', error);
    return { refusal: 'This browser cannot read memory cards. A file of saves works.' };
  }
}

/** Downloads all entries as one file. @returns its name */
export function exportSaves(entries: readonly Entry[]): string {
  const now = Date.now();
  const name = `90s-kid-saves-${utcDay(now)}.json`;
  const text = writeBundle({ savedAt: now, entries });
  saveFile(new File([text], name, { type: 'application/json' }));
  return name;
}

/** Imports saves. @returns the outcome, in sentences, and the keys that were written */
export function importAndDescribe(bundle: Bundle) {
  const plans = importSaves(bundle);
  const keys = plans.filter((plan) => 'text' in plan).map(({ key }) => key);
  return { sentences: describe(plans), keys };
}

const named = (key: string): string => {
  const label = saveGroupOf(key)?.label;
  const short = key.slice(0, 60);
  return label === undefined ? `“${short}”` : `${label} (${short})`;
};

/** Describes the outcome of an import in sentences: first the counts, then the exceptions. */
function describe(plans: readonly ImportPlan[]): readonly string[] {
  const count = (...outcomes: readonly ImportPlan['outcome'][]) =>
    plans.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const said = [
    `${count('new', 'joined', 'replaced')} imported, ${count('same')} here already, ${count('older', 'refused')} not used.`,
  ];
  for (const plan of plans) {
    const name = named(plan.key);
    if (plan.outcome === 'replaced')
      said.push(`${name}: the imported save is newer and was used. Yours is kept as a backup.`);
    if (plan.outcome === 'older')
      said.push(`${name}: yours is newer and stays. The imported one is kept as a backup.`);
    if (plan.outcome === 'refused') said.push(`${name} could not be imported. ${plan.reason}`);
  }
  return said;
}
