import type { SupabaseClient } from '@supabase/supabase-js';
import { embeddedKey } from '../../content/embeddedKey';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one client of the page, loaded when first needed: the hosted project where one is
 * configured, else this server's own backend on the same origin.
 */
export function chatClient(): Promise<SupabaseClient> {
  client ??= load();
  return client;
}

async function load(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const url = import.meta.env.VITE_SUPABASE_URL || location.origin;
  const key = import.meta.env.VITE_SUPABASE_ANON_KEY || embeddedKey;
  return createClient(url, key, {
    auth: { storage: sessionStorage, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
