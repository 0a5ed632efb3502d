/** Where pages may connect to beside their own origin. */
export type SecurityOptions = Readonly<{
  /** Base URL of a hosted Supabase project, when one is configured. */
  supabaseUrl?: string | undefined;
  /** Base URL of an SMS service elsewhere, when one is configured. */
  apiUrl?: string | undefined;
}>;

/** Music TV frames this host's player, and speaks to it by messages: no script of it runs here. */
const videoHost = 'https://www.youtube-nocookie.com';

function connectSources({ supabaseUrl, apiUrl }: SecurityOptions): string[] {
  const sources = ["'self'"];
  if (supabaseUrl) {
    const { origin } = new URL(supabaseUrl);
    sources.push(origin, origin.replace('http', 'ws'));
  }
  if (apiUrl) sources.push(new URL(apiUrl).origin);
  return sources;
}

/**
 * The headers that stand on every answer, errors included.
 * @throws TypeError when a configured URL is not absolute
 */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    // React sets style attributes, and scripts measure by them.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' blob: data:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': connectSources(options).join(' '),
    // The synth's clock is a worker made from a blob.
    'worker-src': "'self' blob:",
    'frame-src': videoHost,
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': [
      `autoplay=(self "${videoHost}")`,
      `fullscreen=(self "${videoHost}")`,
      // The desktop's Sound Recorder, once the visitor has pressed Record and allowed it.
      'microphone=(self)',
      ...['camera', 'geolocation', 'payment', 'usb', 'serial'].map((feature) => `${feature}=()`),
    ].join(', '),
    // The video host asks for the origin of the page that embeds it.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
