/** The social network's share link, with a page's address and a quote. */
export function facebookShareLink({ url, quote }: Readonly<{ url: string; quote: string }>) {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote })}`;
}

/** The microblog's share link, with a text and a page's address. */
export function xShareLink({ text, url }: Readonly<{ text: string; url: string }>) {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}

/** The messenger's share link, with one text that contains the page's address. */
export function whatsAppShareLink({ text }: Readonly<{ text: string }>) {
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}
