/** The social network's sharer: the link of a page, and a quote to stand above it. */
export function facebookShareLink({ url, quote }: Readonly<{ url: string; quote: string }>) {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote })}`;
}

/** The microblog's intent: a post's text and the link that follows it. */
export function xShareLink({ text, url }: Readonly<{ text: string; url: string }>) {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}

/** The messenger's link: one text, which carries its link itself. */
export function whatsAppShareLink({ text }: Readonly<{ text: string }>) {
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}
