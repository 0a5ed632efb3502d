import type { SupabaseClient } from '@supabase/supabase-js';
import { table } from './ChatMessage';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one client of the page, loaded when first needed: of the hosted project where one is
 * configured, else of this server's own backend on the same origin.
 * @param embeddedKey the public key of the own backend
 */
export function chatClient(embeddedKey: string): Promise<SupabaseClient> {
  if (!client) {
    const loading = load(embeddedKey);
    client = loading;
    // A part of the site that did not come is asked for again.
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
  return createClient(url, key, {
    auth: { storage: sessionStorage, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Loads the client and wakes the backend's database, so that signing in finds both ready. */
export async function warmUpChat(embeddedKey: string): Promise<void> {
  try {
    const client = await chatClient(embeddedKey);
    await client.from(table).select('id').limit(1);
  } catch (error) {
    console.warn('The messenger could not be loaded yet:', error);
  }
}
