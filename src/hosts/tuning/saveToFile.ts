import type { ConfigValues } from '../../../scenes/kit/rules/contract';

/** The dev server's path for tuned values. */
export const tuningPath = '/__tuning';

/**
 * Asks the dev server to write values into the game's config file.
 * @returns a sentence about the result
 */
export async function saveToFile(game: string, values: ConfigValues): Promise<string> {
  if (Object.keys(values).length === 0) return 'Nothing differs from the file.';
  try {
    const response = await fetch(tuningPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, values }),
    });
    const answer = (await response.json()) as Readonly<{ saved?: string[]; error?: string }>;
    if (!response.ok) return answer.error ?? `The dev server answered ${response.status}.`;
    return `Saved ${answer.saved?.join(', ')}.`;
  } catch (error) {
    console.error(error);
    return 'The dev server could not be reached.';
  }
}
