/**
 * The public key of the embedded backend. It is no secret: like a hosted project's anonymous key it
 * only names the role `anon`, and row-level security decides what that role may do. It has the
 * shape of a JWT because clients look for a role inside; the server compares it as a whole.
 */
export const embeddedKey =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiI5MHMta2lkIiwicm9sZSI6ImFub24ifQ.HN0xKq3G3b1zq2yIY5m7yV4mQ0c0mE6pJw1l2Q8nZ5s';
