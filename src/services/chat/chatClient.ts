import type { SupabaseClient } from '@supabase/supabase-js';
import { table } from './ChatMessage';

let client: Promise<SupabaseClient> | undefined;

/**
 * The page's one client, loaded when first needed. It talks to the hosted project if one is
 * configured, otherwise to this server's own backend on the same origin.
 * @param embeddedKey the public key of this server's backend
 */
export function chatClient(embeddedKey: string): Promise<SupabaseClient> {
  if (!client) {
    const loading = load(embeddedKey);
    client = loading;
    // A script that failed to load is requested again.
    loading.catch(() => {
      if (client === loading) client = undefined;
    });
  }
  return client;
}

async function load(embeddedKey: string): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const url: string = import.meta.env.VITE_SUPABASE_URL || location.origin;
  const key: string = import.meta.env.VITE_SUPABASE_ANON_KEY || embeddedKey;
  // Nobody signs in: the public key stands for every visitor, and no client for it is made.
  return createClient(url, key, { accessToken: () => Promise.resolve(key) });
}

/** Loads the client and starts the backend's database, so that both are ready for signing in. */
export async function warmUpChat(embeddedKey: string): Promise<void> {
  try {
    const client = await chatClient(embeddedKey);
    await client.from(table).select('id').limit(1);
  } catch (error) {
    console.warn('The messenger could not be loaded yet:', error);
  }
}
