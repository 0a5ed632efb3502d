/** A request as the page posts it. @param body as it is sent */
export function smsRequest(body: string, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request('http://site.test/api/send-sms', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://site.test',
      host: 'site.test',
      ...headers,
    },
    body,
  });
}
