/**
 * The text message with a code. Its last line lets phones fill the code in on the page of this host alone.
 *
 * @example codeText({ name: 'Harbour City', host: 'harbour-city.example', code: '123456' })
 */
export function codeText({ name, host, code }: { name: string; host: string; code: string }): string {
  return `${code} is your sign-in code for ${name}. It works once, for 10 minutes. We never ask you for it.\n\n@${host} #${code}`;
}
